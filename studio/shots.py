"""Camera directions. A kind uses these by default and may replace any of them."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Shot:
    """Angles in degrees. `azimuth` 0 is the front; positive values move the camera to the right."""

    azimuth: float = 0
    elevation: float = 12
    fill: float = 0.8
    lens: float = 85
    # (across, up, share): looks at a point given in half sizes from the middle, at a share of the distance.
    crop: tuple = None


FRONT = Shot()
THREE_QUARTER = Shot(azimuth=-34, elevation=20)
BACK = Shot(azimuth=180)
CLOSE_UP = Shot(azimuth=-20, elevation=18, crop=(0.25, 0.25, 0.45))

STANDING = {"front": FRONT, "three-quarter": THREE_QUARTER, "back": BACK, "close-up": CLOSE_UP}

# For things that lie on the ground and are photographed from above.
LYING = {
    "front": Shot(elevation=88),
    "three-quarter": Shot(azimuth=-28, elevation=42),
    "back": Shot(azimuth=150, elevation=42),
    "close-up": Shot(azimuth=-20, elevation=50, crop=(0.2, 0.2, 0.45)),
}

# Clothing on an invisible figure.
WORN = {
    "front": Shot(elevation=4),
    "three-quarter": Shot(azimuth=-32, elevation=6),
    "back": Shot(azimuth=180, elevation=4),
    "close-up": Shot(azimuth=-10, elevation=8, crop=(0.0, 0.62, 0.42)),
}


def turned(views, **changes):
    """The same views with some of them replaced: turned(STANDING, front=dict(azimuth=10))."""
    result = dict(views)
    for name, change in changes.items():
        key = name.replace("_", "-")
        result[key] = change if isinstance(change, Shot) else replace(result.get(key, FRONT), **change)
    return result
