import { backendFetch } from '@/lib/api/server-transport'
import { handleRequest } from '@/lib/gateway/fetch-handler'

jest.mock('@/lib/api/server-transport', () => ({
  backendFetch: jest.fn(),
  backendOrigin: () => 'http://backend.example',
}))

const backend = jest.mocked(backendFetch)
const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
const HELP = { title: 'Help', lead: '', sections: [{ title: 'Delivery', body: 'By boat.' }] }

beforeEach(() => {
  process.env.BACKEND_URL = 'http://backend.example'
  written.mockClear()
})
afterAll(() => {
  delete process.env.BACKEND_URL
  written.mockRestore()
})

/** The gateway's response to the call for the help article. */
async function passedOn(answer: unknown, status = 200) {
  backend.mockResolvedValueOnce(Response.json(answer, { status }))
  const request = new Request('http://localhost:3000/api/user/help_support')
  const response = await handleRequest(request)
  const { status: given, headers } = response
  return { status: given, headers, body: (await response.json()) as unknown }
}

const envelope = (code: number, data: unknown) => ({ code, msg: 'words', time: 1, data })
const logged = () =>
  written.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)

test('passes on a valid response unchanged', async () => {
  const answer = envelope(1, { ...HELP, draft: true })
  expect(await passedOn(answer)).toMatchObject({ status: 200, body: answer })
  expect(logged()).toEqual([])
})

test('answers 502 for data that violates the contract, and logs the call and the fields', async () => {
  const { status, headers, body } = await passedOn(
    envelope(1, { ...HELP, lead: null, sections: [{ title: 'Delivery' }] }),
  )
  expect(status).toBe(502)
  expect(body).toMatchObject({ code: 502, data: null })
  expect(logged()).toEqual([
    {
      level: 'error',
      app: 'sampan',
      msg: 'invalid backend response',
      requestId: headers.get('x-request-id'),
      call: 'GET /api/user/help_support',
      faults: [
        expect.stringMatching(/^data\.lead: /),
        expect.stringMatching(/^data\.sections\.0\.body: /),
      ],
    },
  ])
})

test('answers 502 for a success without an envelope', async () => {
  expect((await passedOn({ id: 1 })).status).toBe(502)
  expect(logged()).toMatchObject([{ faults: ['body: not an envelope'] }])
})

test.each([
  ['a refusal', envelope(409, { anything: 1 }), 200],
  ['a failure', { anything: 1 }, 500],
])('passes on %s', async (_, answer, status) => {
  expect(await passedOn(answer, status)).toMatchObject({ status, body: answer })
})

test('does not validate responses of the in-process backend again', async () => {
  delete process.env.BACKEND_URL
  expect((await passedOn(envelope(1, null))).status).toBe(200)
  expect(logged()).toEqual([])
})
