"""What tests of the suite share."""
