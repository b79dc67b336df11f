"""Graph to a static HTML rulebook.

``writing.write_site`` is the door. ``pages`` builds one frozen view per page, ``rendering`` hands views to
the templates, ``swapping`` puts the finished folder in place.
"""
