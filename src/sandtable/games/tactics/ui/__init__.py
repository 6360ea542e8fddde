"""What people see of Dust Tactics, and its commands."""
