"""What a game is: actions, steps, states, records, tables. See ``docs/architecture.md``."""
