"""The rulebooks of Dust, one module a chapter; ``editions`` has every difference."""
