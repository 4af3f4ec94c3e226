"""Appliances for kitchen and rooms."""


from kind import kind
from materials import glow, material, plastic, rubber, steel
from parts.line import tube
from parts.mesh import place
from parts.solid import revolve, rounded
from shots import STANDING, Shot, turned


@kind("electric kettle", turned(STANDING, front=Shot(elevation=12), three_quarter=Shot(azimuth=-30, elevation=22)))
def electric_kettle():
    shell, dark, metal = material("enamel", None, 0.32, part=1, Specular=0.5), plastic("#1c1c1e", rough=0.4), steel()
    revolve(rounded([(0, 0), (8.6, 0), (8.7, 1.6), (8.2, 2.0), (0, 2.0)], 0.35), dark)
    revolve(rounded([(0, 2.1), (7.9, 2.1), (8.2, 3.2), (6.1, 15.2), (5.2, 16.4), (4.6, 16.4)], 0.9), shell)
    revolve(rounded([(8.0, 2.1), (8.1, 2.1), (8.12, 2.6), (8.0, 2.7)], 0.1), metal)
    revolve(rounded([(4.75, 16.4), (4.7, 16.8), (3.2, 17.2), (0, 17.3)], 0.3), shell)
    revolve(rounded([(0, 17.2), (0.55, 17.3), (0.5, 17.8), (1.3, 18.2), (1.3, 18.9), (0, 19.1)], 0.25), dark)
    spout = [(-7.0, 0, 4.2), (-10.2, 0, 5.2), (-11.2, 0, 8.4), (-11.4, 0, 12.6), (-12.6, 0, 15.4), (-14.6, 0, 16.0)]
    tube(spout, 0.72, shell, taper=[1.7, 1.25, 1.0, 0.85, 0.8, 0.75])
    handle = [(6.0, 0, 15.0), (8.2, 0, 17.0), (11.6, 0, 16.6), (12.8, 0, 13.2), (12.0, 0, 9.0), (10.9, 0, 7.2)]
    tube(handle, 0.95, dark, taper=[0.6, 0.8, 1, 1, 0.95, 0.8])


@kind("desk lamp", turned(STANDING, front=Shot(azimuth=12, elevation=10), three_quarter=Shot(azimuth=-34, elevation=16)))
def desk_lamp():
    paint, metal = material("paint", None, 0.42, part=1), steel("#b9a57a", 0.25)
    revolve(rounded([(0, 0), (9, 0), (9, 1.2), (8, 1.8), (0, 1.8)], 0.5), paint)
    tube([(0, 0, 1.6), (0, 0, 4.2)], 0.9, metal, smooth=False)
    elbow, top = (-9.5, 0, 24), (7.5, 0, 41)
    tube([(0, 0, 3.8), elbow], 0.5, paint, smooth=False)
    tube([elbow, top], 0.5, paint, smooth=False)
    for x, y, z in (elbow, top, (0, 0, 4)):
        joint = revolve(rounded([(0, -0.9), (1.15, -0.9), (1.15, 0.9), (0, 0.9)], 0.2), metal, segments=48)
        place(joint, (x, y, z), (90, 0, 0))
    outer = [(1.6, 7.6), (2.0, 7.4), (2.4, 5.4), (3.4, 4.6), (6.6, -1.4), (7.2, -4.4)]
    inner = [(7.2, -4.4), (7.0, -4.4), (6.4, -1.5), (3.2, 4.3), (0, 4.6)]
    shade = revolve([(0, 7.6)] + rounded(outer, 0.5), paint)
    lining = revolve(inner, plastic("#f4efe4", rough=0.6))
    bulb = revolve([(0, 3.8), (1.0, 3.6), (1.1, 2.2), (2.4, 0.2), (2.6, -1.2), (2.0, -2.6), (0, -3.3)], glow("#ffe2b0", 1.3))
    for item in (shade, lining, bulb):
        place(item, (9.6, 0, 37.2), (0, -24, 0))
    tube([(-7.5, 5, 0.4), (-14, 8, 0.3), (-19, 6, 0.3)], 0.28, rubber())


