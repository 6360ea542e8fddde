"""How the map of Dust is drawn: tools/draw_dust_map.py puts these parts together."""
