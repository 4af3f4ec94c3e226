import fc from 'fast-check'
import { FITTED, panned, scaled, toggled, type View } from './zoom'

const picture = { width: 390, height: 390 }
const frame = { width: 390, height: 844 }

describe('zooming a picture', () => {
  it('keeps the point between the fingers in place', () => {
    const at = { x: 60, y: 0 }
    const view = scaled(FITTED, 2, at, picture, frame)
    expect(view).toEqual({ scale: 2, x: -60, y: 0 })
    expect((at.x - view.x) / view.scale).toBe(at.x)
  })

  it('zooms in by a double tap and out by the next', () => {
    const close = toggled(FITTED, { x: 100, y: 0 }, picture, frame)
    expect(close.scale).toBe(2.5)
    expect(toggled(close, { x: 0, y: 0 }, picture, frame)).toEqual(FITTED)
  })

  it('does not move a picture that is smaller than its frame', () => {
    expect(panned(FITTED, { x: 30, y: -80 }, picture, frame)).toEqual(FITTED)
  })

  it('never shows space beside a picture that is larger than its frame', () => {
    const amount = fc.integer({ min: -2000, max: 2000 })
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0.1, max: 9, noNaN: true }), (x, y, scale) => {
        const near: View = scaled(FITTED, scale, { x, y }, picture, frame)
        const view = panned(near, { x: y, y: x }, picture, frame)
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(4)
        const beside = (picture.width * view.scale - frame.width) / 2
        expect(Math.abs(view.x)).toBeLessThanOrEqual(beside + 1e-9)
      }),
    )
  })
})
