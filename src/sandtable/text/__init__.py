"""What people read: messages in Fluent files, and the sentences made of them."""
