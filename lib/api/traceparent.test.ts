import { traceparent } from '@/lib/api/traceparent'

const saying = (names: string[]) =>
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ serverTiming: names.map((name) => ({ name })) }] as never)

afterEach(() => jest.restoreAllMocks())

test('a call carries nothing unless the page said that its calls are traced', () => {
  expect(traceparent()).toBeUndefined()
  saying(['cdn-cache'])
  expect(traceparent()).toBeUndefined()
})

test('each traced call has a name of its own, as the standard writes it', () => {
  saying(['cdn-cache', 'traced'])
  const [one, other] = [traceparent(), traceparent()]
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(other).not.toBe(one)
})
