import { shadowBox, shadowCore } from '@/server/pictures/sprite'

/** A sprite of the scene, which defines its images once as `#icon0`, `#cast0`, `#contact0` and so on. */
export type SpriteRef = { index: number; width: number; height: number }

export type Placement = {
  x: number
  y: number
  width: number
  height: number
  isMirrored?: boolean
}

/**
 * The largest size inside a box. Icons that fill the box are scaled down slightly, so that all have
 * the same visual weight.
 */
export function fitInside({ width, height }: SpriteRef, boxWidth: number, boxHeight = boxWidth) {
  const scale = Math.min(boxWidth / width, boxHeight / height)
  const fullness = (width * height * scale * scale) / (boxWidth * boxHeight)
  const balanced = scale * (1.06 - 0.14 * fullness)
  return { width: width * balanced, height: height * balanced }
}

/**
 * Places a sprite on the floor. `x` is its centre and `y` its lower edge. The light comes from the
 * front, top left.
 */
export function placeUpright(sprite: SpriteRef, placement: Placement, strength = 1): string {
  const { x, y, width, height } = placement
  const unit = Math.max(width, height) / shadowCore
  const box = shadowBox * unit
  const flip = placement.isMirrored ? -1 : 1
  // The cast shadow is the outline sheared onto the floor, away from the light: upwards becomes
  // backwards and to the right.
  const shear = `translate(${n(x)} ${n(y - height * 0.01)}) matrix(1 0 -.5 .24 0 0)`
  const cast = `<use href="#cast${sprite.index}" transform="${shear} scale(${flip} 1) translate(${n(-box / 2)} ${n(-box / 2 - height / 2)}) scale(${n(unit)})" opacity="${n(0.27 * strength)}"/>`
  const wide = `<use href="#contact${sprite.index}" transform="translate(${n(x + width * 0.015)} ${n(y)}) scale(${n(flip * unit * 1.06)} ${n(unit * 1.5)}) translate(-96 -96)" opacity="${n(0.38 * strength)}"/>`
  const tight = `<use href="#contact${sprite.index}" transform="translate(${n(x)} ${n(y - unit * 0.6)}) scale(${n(flip * unit)} ${n(unit * 0.55)}) translate(-96 -96)" opacity="${n(0.6 * strength)}"/>`
  return cast + wide + tight + spriteElement(sprite, { ...placement, y: y - height / 2 }, 0)
}

/** Places a sprite flat or floating. `x` and `y` are its centre; `lift` is the distance of its shadow. */
export function placeFlat(
  sprite: SpriteRef,
  placement: Placement,
  angle: number,
  lift: number,
  strength = 1,
): string {
  const { x, y, width, height } = placement
  const unit = Math.max(width, height) / shadowCore
  const flip = placement.isMirrored ? -1 : 1
  const shadow = (distance: number, grow: number, opacity: number) =>
    `<use href="#cast${sprite.index}" transform="translate(${n(x + distance * 0.7)} ${n(y + distance)}) rotate(${n(angle)}) scale(${n(flip * unit * grow)} ${n(unit * grow)}) translate(-96 -96)" opacity="${n(opacity * strength)}"/>`
  return (
    shadow(lift, 1.02, 0.3) +
    shadow(lift * 0.3, 0.985, 0.34) +
    spriteElement(sprite, placement, angle)
  )
}

function spriteElement(
  sprite: SpriteRef,
  { x, y, width, height, isMirrored }: Placement,
  angle: number,
): string {
  const scale = width / sprite.width
  const flip = isMirrored ? -1 : 1
  return `<use href="#icon${sprite.index}" transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(scale * flip)} ${n(height / sprite.height)}) translate(${n(-sprite.width / 2)} ${n(-sprite.height / 2)})"/>`
}

/** Formats a number with at most three decimals. */
export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
