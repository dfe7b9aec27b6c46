"""Where models can move: the terrain, how a path is judged, how paths are found (KT-GEOM)."""
