"""What every table at a keyboard shares, line by line or on a whole screen."""
