"""What discrete effects do (8.5), a file for each verb: its data, when it is possible, and which events it makes."""
