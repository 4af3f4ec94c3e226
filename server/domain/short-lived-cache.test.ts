import { setTimeout as sleep } from 'node:timers/promises'
import { ShortLivedCache } from './short-lived-cache'

const owner = {}
const open = () => new ShortLivedCache<object, number>({ ttlMs: 1000, maxEntries: 2 })

it('loads a value once for all who ask while it loads', async () => {
  const cache = open()
  const load = jest.fn(() => Promise.resolve(7))
  expect(await Promise.all([cache.get(owner, 'a', load), cache.get(owner, 'a', load)])).toEqual([
    7, 7,
  ])
  expect(load).toHaveBeenCalledTimes(1)
  expect(await cache.get({}, 'a', () => Promise.resolve(8))).toBe(8)
})

it('keeps no failure', async () => {
  const cache = open()
  await expect(cache.get(owner, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  )
  expect(await cache.get(owner, 'a', () => Promise.resolve(1))).toBe(1)
})

it('loads a value again after its lifetime', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1)
  const cache = open()
  let loaded = 0
  const ask = (key: string, ttlMs?: number) =>
    cache.get(owner, key, () => Promise.resolve((loaded += 1)), ttlMs)
  expect([await ask('a'), await ask('b', 5000)]).toEqual([1, 2])
  const passTo = async (ms: number) => {
    now.mockReturnValue(ms)
    // The cache reads the time once per millisecond.
    await sleep(5)
  }
  await passTo(900)
  expect([await ask('a'), await ask('b', 5000)]).toEqual([1, 2])
  await passTo(1500)
  expect([await ask('a'), await ask('b', 5000)]).toEqual([3, 2])
  now.mockRestore()
})

it('answers a value whose place was taken while it loaded', async () => {
  const cache = open()
  const slow = Promise.withResolvers<number>()
  const asked = cache.get(owner, 'a', () => slow.promise)
  for (const key of ['b', 'c', 'd']) await cache.get(owner, key, () => Promise.resolve(1))
  slow.resolve(5)
  expect(await asked).toBe(5)
})
