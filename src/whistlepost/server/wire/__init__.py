"""What goes over the wire: what may be asked, and what is told."""
