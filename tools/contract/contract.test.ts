import { getAdminSettings, updateAdminTax } from '@/contracts/admin-settings'
import { openTestBackend, TEST_OPS_TOKEN, type TestBackend } from '@/server/testing/backend'
import { newMember } from '@/server/testing/staff'
import { leadThrough } from './chapters'
import { Probe } from './probe'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

interface Reply {
  status: number
  body: { code?: number; data?: Record<string, unknown> | null }
}
type Bend = (path: string, reply: Reply) => void

/** Each run has another client address, so that it does not find rate limits. */
let visitors = 0

async function look(bend: Bend = () => undefined, opsToken?: string) {
  visitors += 1
  const ip = `198.51.100.${visitors}`
  const fetch = async (request: Request) => {
    request.headers.set('x-forwarded-for', ip)
    const answer = await test.backend.fetch(request)
    const reply = { status: answer.status, body: (await answer.json()) as Reply['body'] }
    bend(new URL(request.url).pathname, reply)
    return Response.json(reply.body, { status: reply.status })
  }
  const probe = new Probe({ baseUrl: 'http://backend', fetch }, opsToken)
  await leadThrough(probe, () => undefined)
  return probe
}

const found = (probe: Probe) => probe.differences.map(({ call, place }) => `${call} · ${place}`)

it('finds no difference at the Sampan backend, and calls nearly every endpoint', async () => {
  const probe = await look(undefined, TEST_OPS_TOKEN)
  expect(probe.differences).toEqual([])
  expect([...probe.more]).toEqual([])
  const share = probe.answered.size / (probe.answered.size + probe.unanswered().length)
  expect(share).toBeGreaterThan(0.85)
})

it('finds no difference at a shop that adds a tax, which takes no order without a country', async () => {
  const { headers } = await newMember(test, 'owner')
  const setTax = async (countries: object[]) => {
    const { version } = (await test.ask(getAdminSettings, {}, { headers })).data.tax
    await test.ask(updateAdminTax, { version, countries }, { headers })
  }
  await setTax([{ country: 'TH', basis_points: 700, kind: 'added' }])
  const probe = await look()
  await setTax([])
  expect(probe.differences).toEqual([])
})

it('lists the calls, fields and errors in which a backend differs', async () => {
  const probe = await look((path, reply) => {
    const { data } = reply.body
    if (path === '/api/user/getUserInfo' && data) delete data.frozen
    if (path === '/api/cart' && data) data.colour = 'red'
    if (path === '/api/order/cancel' && reply.body.code === 409) reply.body.code = 1
    if (path === '/api/user/order_list' && reply.status === 401) reply.status = 200
    if (path === '/api/home') reply.body = {}
  })
  expect(new Set(found(probe))).toEqual(
    new Set([
      'getHome GET /api/home · envelope',
      'listOrders GET /api/user/order_list · without a session',
      'getUserInfo GET /api/user/getUserInfo · data.frozen',
      'cancelOrder POST /api/order/cancel · one that is cancelled',
    ]),
  )
  expect([...probe.more]).toEqual(['getCart GET /api/cart: data.colour'])
})
