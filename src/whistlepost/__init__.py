"""What does a user of the library import?"""

from whistlepost import _pure

__version__ = "0.1.0"
