"""Words to ranked documents."""
