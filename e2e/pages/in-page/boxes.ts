export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const meet = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

export const union = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

export const isThere = (box: Box) => box.right - box.left > 0.5 && box.bottom - box.top > 0.5

export const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

export const overlap = (one: Box, other: Box, least: number) => {
  const both = meet(one, other)
  const [w, h] = [both.right - both.left, both.bottom - both.top]
  return w > 3 && h > least * Math.min(one.bottom - one.top, other.bottom - other.top) && h > 3
}
