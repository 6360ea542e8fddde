"""What people see of Dust: facts, names, boards for browser and terminal, commands."""
