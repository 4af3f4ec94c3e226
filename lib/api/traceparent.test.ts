import { traceparent } from '@/lib/api/traceparent'

const saying = (names: string[]) =>
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ serverTiming: names.map((name) => ({ name })) }] as never)

afterEach(() => jest.restoreAllMocks())

test('sends no header unless the page enabled tracing', () => {
  expect(traceparent()).toBeUndefined()
  saying(['cdn-cache'])
  expect(traceparent()).toBeUndefined()
})

test('gives each traced call its own id in W3C format', () => {
  saying(['cdn-cache', 'traced'])
  const [one, other] = [traceparent(), traceparent()]
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(other).not.toBe(one)
})
