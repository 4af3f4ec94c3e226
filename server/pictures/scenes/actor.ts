import { shadowBox, shadowCore } from '@/server/pictures/sprite'

/** An icon on the stage. Its images are defined once in the scene as `#icon0`, `#cast0`, `#contact0` and so on. */
export type Actor = { index: number; width: number; height: number }

export type Spot = { x: number; y: number; width: number; height: number; isMirrored?: boolean }

/** The largest size inside a box; bulky icons come out a little smaller, so that all seem to weigh the same. */
export function fit({ width, height }: Actor, boxWidth: number, boxHeight = boxWidth) {
  const scale = Math.min(boxWidth / width, boxHeight / height)
  const fullness = (width * height * scale * scale) / (boxWidth * boxHeight)
  const weight = scale * (1.06 - 0.14 * fullness)
  return { width: width * weight, height: height * weight }
}

/** Standing on the floor: `x` is the middle, `y` where it touches. The light comes from the top left and the front. */
export function standing(actor: Actor, spot: Spot, strength = 1): string {
  const { x, y, width, height } = spot
  const unit = Math.max(width, height) / shadowCore
  const box = shadowBox * unit
  const flip = spot.isMirrored ? -1 : 1
  // The cast shadow is the outline laid on the floor, away from the light: up in the icon is back and right on the floor.
  const lean = `translate(${n(x)} ${n(y - height * 0.01)}) matrix(1 0 -.5 .24 0 0)`
  const cast = `<use href="#cast${actor.index}" transform="${lean} scale(${flip} 1) translate(${n(-box / 2)} ${n(-box / 2 - height / 2)}) scale(${n(unit)})" opacity="${n(0.27 * strength)}"/>`
  const wide = `<use href="#contact${actor.index}" transform="translate(${n(x + width * 0.015)} ${n(y)}) scale(${n(flip * unit * 1.06)} ${n(unit * 1.5)}) translate(-96 -96)" opacity="${n(0.38 * strength)}"/>`
  const tight = `<use href="#contact${actor.index}" transform="translate(${n(x)} ${n(y - unit * 0.6)}) scale(${n(flip * unit)} ${n(unit * 0.55)}) translate(-96 -96)" opacity="${n(0.6 * strength)}"/>`
  return cast + wide + tight + drawn(actor, { ...spot, y: y - height / 2 }, 0)
}

/** Lying flat or floating: `x` and `y` are the middle, `lift` how far above the ground. */
export function lying(actor: Actor, spot: Spot, angle: number, lift: number, strength = 1): string {
  const { x, y, width, height } = spot
  const unit = Math.max(width, height) / shadowCore
  const flip = spot.isMirrored ? -1 : 1
  const shadow = (distance: number, grow: number, opacity: number) =>
    `<use href="#cast${actor.index}" transform="translate(${n(x + distance * 0.7)} ${n(y + distance)}) rotate(${n(angle)}) scale(${n(flip * unit * grow)} ${n(unit * grow)}) translate(-96 -96)" opacity="${n(opacity * strength)}"/>`
  return shadow(lift, 1.02, 0.3) + shadow(lift * 0.3, 0.985, 0.34) + drawn(actor, spot, angle)
}

function drawn(actor: Actor, { x, y, width, height, isMirrored }: Spot, angle: number): string {
  const scale = width / actor.width
  const flip = isMirrored ? -1 : 1
  return `<use href="#icon${actor.index}" transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(scale * flip)} ${n(height / actor.height)}) translate(${n(-actor.width / 2)} ${n(-actor.height / 2)})"/>`
}

/** A number as short as the drawing needs it. */
export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
