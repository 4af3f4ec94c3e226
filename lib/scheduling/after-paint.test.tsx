import { afterPaint } from './after-paint'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Longer than a frame of the fake clock. */
const FRAME_MS = 20

it('works once the next frame is over', () => {
  const steps: string[] = []
  requestAnimationFrame(() => steps.push('frame'))
  afterPaint(() => steps.push('work'))
  requestAnimationFrame(() => steps.push('rest of the frame'))
  jest.advanceTimersByTime(FRAME_MS)
  expect(steps).toEqual(['frame', 'rest of the frame', 'work'])
})

it('can be cancelled before the frame and after it', () => {
  const work = jest.fn()
  afterPaint(work)()
  const cancel = afterPaint(work)
  requestAnimationFrame(cancel)
  jest.advanceTimersByTime(FRAME_MS)
  expect(work).not.toHaveBeenCalled()
})
