"""What tests of checks share."""
