"""Citations of rule numbers in the files of other projects: which there are, and which of them are wrong.

Nothing here reads a file or knows the home: texts and the numbers of a graph in, findings out.
"""
