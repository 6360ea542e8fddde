"""The rulebook: a module a chapter, the state they change, and the rule set that puts them together."""
