"""What tests share.

Python keeps the modules that a run compiles even where a shell says otherwise: pytest rewrites all 600 modules of an
editable package that has a plugin, which would take each process four seconds.
"""

import sys

sys.dont_write_bytecode = False
