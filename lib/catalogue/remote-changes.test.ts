import { remoteSource } from './watch-changes'

const fetched = jest.spyOn(globalThis, 'fetch')
const answers = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status }))

const look = remoteSource('https://backend.example', 'operators-of-it', 20)

test('requests changes with the operator token', async () => {
  const list = [{ tag: 'product-1' }]
  const told = { list, until: '4:9:', position: '0/16B3748' }
  answers(200, { code: 1, msg: '', time: 1, data: told })
  expect(await look('3:9:4')).toEqual(told)
  const [address, init] = fetched.mock.calls[0]!
  expect(address).toBe('https://backend.example/api/ops/changes')
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer operators-of-it' })
  expect(JSON.parse(init?.body as string)).toEqual({ since: '3:9:4' })
})

test.each([
  ['does not have the call', 404, { code: 404, msg: 'no', time: 1, data: null }, true],
  ['returns another type', 200, { list: 'everything' }, true],
  ['returns no snapshot', 200, { code: 1, msg: '', time: 1, data: { list: [] } }, true],
  ['is busy', 503, { code: 503, msg: 'busy', time: 1, data: null }, false],
])(
  'fails when the backend %s, and retries soon only after a temporary failure',
  async (_, status, body, isSlow) => {
    answers(status, body)
    const began = performance.now()
    await expect(look(undefined)).rejects.toThrow(`did not return changes: ${status}`)
    expect(performance.now() - began >= 15).toBe(isSlow)
  },
)
