import { DEFAULT_REGION_POLICY } from '@/lib/navigation/region-policy'

const OPEN = { closed: [], merchantUrl: 'https://merchant.example/' }
const fetched = jest.spyOn(globalThis, 'fetch')

/** A new page load: modules without state. */
async function load() {
  jest.resetModules()
  return import('@/lib/navigation/places')
}

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))

beforeEach(() => fetched.mockReset())

test('closes what the specification closes until the policy is known', async () => {
  const places = await load()
  expect(places.knownPlaces()).toEqual({ closed: DEFAULT_REGION_POLICY, merchantUrl: null })
  expect(places.isClosedFromInside('/bag')).toBe(true)
  expect(places.isClosedFromInside('/orderInfo/1')).toBe(false)
  answer(OPEN)
  await places.refreshPlaces()
  expect(places.knownPlaces()).toEqual(OPEN)
  expect(places.isClosedFromInside('/bag')).toBe(false)
})

test('asks at most once a minute, with a time limit', async () => {
  const places = await load()
  const now = 5_000_000
  answer(OPEN)
  await places.refreshPlaces(now)
  await places.refreshPlaces(now + 59_999)
  expect(fetched).toHaveBeenCalledTimes(1)
  const [url, options] = fetched.mock.calls[0]!
  expect([url, options?.signal]).toEqual(['/region', expect.any(AbortSignal)])
  answer(OPEN)
  await places.refreshPlaces(now + 60_000)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('asks also right after the clock began', async () => {
  const places = await load()
  answer(OPEN)
  await places.refreshPlaces(0)
  expect(places.knownPlaces()).toEqual(OPEN)
})

test('keeps the known policy when the reply is an error, and asks again after a failure', async () => {
  const places = await load()
  const listener = jest.fn()
  const leave = places.subscribeToPlaces(listener)
  answer({ closed: [] }, 500)
  await places.refreshPlaces(1000)
  expect(places.isClosedFromInside('/bag')).toBe(true)
  await places.refreshPlaces(2000)
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockRejectedValueOnce(new TypeError('no connection'))
  await places.refreshPlaces(100_000)
  expect(listener).not.toHaveBeenCalled()
  answer(OPEN)
  await places.refreshPlaces(100_001)
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  answer(OPEN)
  await places.refreshPlaces(200_000)
  expect(listener).toHaveBeenCalledTimes(1)
})
