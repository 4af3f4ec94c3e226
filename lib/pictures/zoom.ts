/** The transform of a picture: translated by x and y px from the centre, then scaled. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export const FITTED: View = { scale: 1, x: 0, y: 0 }
export const CLOSE_UP = 2.5
const CLOSEST = 4

/** Pans the picture within its bounds. */
export function panned(view: View, by: Point, picture: Size, frame: Size): View {
  return kept({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, frame)
}

/** Scales around the point `at`, measured from the centre of the frame. Between fitted and four times. */
export function scaled(view: View, scale: number, at: Point, picture: Size, frame: Size): View {
  const next = Math.min(CLOSEST, Math.max(1, scale))
  const ratio = next / view.scale
  const x = at.x - (at.x - view.x) * ratio
  const y = at.y - (at.y - view.y) * ratio
  return kept({ scale: next, x, y }, picture, frame)
}

/** A double tap zooms in; a second one zooms out. */
export function toggled(view: View, at: Point, picture: Size, frame: Size): View {
  return view.scale > 1 ? FITTED : scaled(view, CLOSE_UP, at, picture, frame)
}

function kept(view: View, picture: Size, frame: Size): View {
  const roomX = Math.max(0, (picture.width * view.scale - frame.width) / 2)
  const roomY = Math.max(0, (picture.height * view.scale - frame.height) / 2)
  return { scale: view.scale, x: within(view.x, roomX), y: within(view.y, roomY) }
}

/** The added zero turns -0 into 0. */
const within = (value: number, room: number) => Math.max(-room, Math.min(room, value)) + 0
