import { onceDone } from './once-done'

test('is made once, also for calls that wait together', async () => {
  const make = jest.fn(() => Promise.resolve({}))
  const get = onceDone(make)
  const [first, second] = await Promise.all([get(), get()])
  expect(second).toBe(first)
  expect(await get()).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

test('is made again after a failure, which all waiting calls get', async () => {
  const make = jest.fn(() => Promise.resolve('made')).mockRejectedValueOnce(new Error('planted'))
  const get = onceDone(make)
  const both = await Promise.allSettled([get(), get()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get()).toBe('made')
  expect(make).toHaveBeenCalledTimes(2)
})
