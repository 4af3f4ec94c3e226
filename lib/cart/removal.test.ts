import {
  closeUndo,
  currentRemoval,
  offerUndo,
  subscribeToRemoval,
  UNDO_MS,
} from '@/lib/cart/removal'

const removal = (name: string) => ({ names: [name], undo: jest.fn() })

beforeEach(() => {
  jest.useFakeTimers()
  closeUndo()
})
afterEach(() => jest.useRealTimers())

test('offers to undo the last removal for five seconds', () => {
  const onChange = jest.fn()
  const leave = subscribeToRemoval(onChange)
  const [shirt, kettle] = [removal('shirt'), removal('kettle')]
  offerUndo(shirt)
  expect(currentRemoval()).toBe(shirt)
  jest.advanceTimersByTime(UNDO_MS - 1)
  offerUndo(kettle)
  jest.advanceTimersByTime(UNDO_MS - 1)
  expect(currentRemoval()).toBe(kettle)
  expect(onChange).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(1)
  expect(currentRemoval()).toBeNull()
  expect(onChange).toHaveBeenCalledTimes(3)
  leave()
  offerUndo(shirt)
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('closes early, without a timer that closes the next one', () => {
  offerUndo(removal('shirt'))
  jest.advanceTimersByTime(UNDO_MS - 1)
  closeUndo()
  expect(currentRemoval()).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
})
