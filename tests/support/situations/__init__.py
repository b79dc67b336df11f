"""What tests of situations share."""
