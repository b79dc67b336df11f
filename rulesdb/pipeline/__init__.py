"""The one place that joins the stages: sources to a built home, and a built home back to its parts."""
