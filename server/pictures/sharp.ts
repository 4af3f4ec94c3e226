import sharp from 'sharp'

// Its cache keeps whole decoders, among them those of refused files, with hundreds of megabytes that its limit does not
// count. No picture is decoded twice here.
sharp.cache(false)

export { sharp }
export type { OverlayOptions, Sharp } from 'sharp'
