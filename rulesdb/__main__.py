"""``python -m rulesdb`` is the ``rulesdb`` command."""

import sys

from rulesdb.cli.main import main

sys.exit(main())
