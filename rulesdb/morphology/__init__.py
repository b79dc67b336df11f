"""Japanese morphological analysis (SudachiPy), shared by term links and search; analysed once per text."""
