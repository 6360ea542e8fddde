"""What people see of Dual Powers: names, boards for browser and terminal."""
