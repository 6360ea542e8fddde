"""Who plays Skirmish by itself."""
