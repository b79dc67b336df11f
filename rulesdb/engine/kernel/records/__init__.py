"""Records: their fields are checked when they are made, they are written as JSON, and rules govern them."""
