"""`python -m whistlepost`: the same as the command."""

import sys

from whistlepost.cli import main

if __name__ == "__main__":
    sys.exit(main())
