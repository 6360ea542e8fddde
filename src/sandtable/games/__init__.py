"""The games; each is a package of its own, found by its entry point."""
