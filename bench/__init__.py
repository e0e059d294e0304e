"""Is the engine fast, and does it keep its promises? Measured beside peers (`python3 dev.py bench`, `soak`)."""
