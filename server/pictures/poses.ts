/** Icons drawn aslant that would seem to balance on a corner, and the degrees that set them on the floor. */
const turns: Record<string, number> = {
  'running-shoe': -41,
  skis: 32,
  skateboard: 47,
  'chocolate-bar': 45,
  croissant: 40,
  guitar: -42,
  violin: -42,
  'bottle-with-popping-cork': 40,
  'test-tube': -42,
  lollipop: 42,
  thermometer: 45,
}

export function turnOf(icon: string): number {
  return turns[icon] ?? 0
}
