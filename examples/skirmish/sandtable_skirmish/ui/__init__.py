"""What people see. All of it is made from a view, so it cannot show more than a seat may know."""
