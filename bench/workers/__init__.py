"""One module for each thing that is measured: it runs as a process of its own, in an environment of its own."""
