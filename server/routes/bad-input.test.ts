import { z } from 'zod'
import { register } from '@/contracts/account'
import { ENDPOINTS } from '@/contracts/all'
import { addToCart } from '@/contracts/cart'
import type { Endpoint, Schemas } from '@/contracts/endpoint'
import { createOrder } from '@/contracts/orders'
import { schemasOf } from '@/contracts/schemas/all'
import { uploadPicture } from '@/contracts/uploads'
import {
  TEST_CONTROL_TOKEN,
  TEST_OPS_TOKEN,
  openTestBackend,
  newKey,
  type TestBackend,
} from '@/server/testing/backend'
import { jpeg } from '@/server/testing/pictures'
import { newShopper } from '@/server/testing/shoppers'
import { newMember, permissionOf } from '@/server/testing/staff'

/** Values that no field of any call accepts: each must get a response, and never a 500. */
const HOSTILE: [name: string, value: unknown][] = [
  ['null', null],
  ['a nested object', { a: { b: [] } }],
  ['a nested array', [[['x']]]],
  ['true', true],
  ['a negative number', -1],
  ['fractional cents', 12.5],
  ['2^53', 2 ** 53],
  ['1e309', '1e309'],
  ['an empty text', ''],
  ['NUL', 'a\u0000b'],
  ['an emoji', '🛶'],
  ['right-to-left', '\u202eevil'],
  ['a lone surrogate', '\ud800'],
  ['SQL', `'; drop table users; --`],
  ['1 MB', 'x'.repeat(1_000_000)],
]

let test: TestBackend
let token: string
let staffToken: string
beforeAll(async () => {
  test = await openTestBackend()
  token = (await newShopper(test)).token
  staffToken = (await newMember(test, 'owner')).token
})
afterAll(() => test.close())

type Shape = Record<string, unknown>

const shapeOf = (schema: z.core.$ZodType | undefined): Shape => {
  if (schema instanceof z.ZodObject) return schema.shape
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return {}
  return schema.options.reduce<Shape>((shape, option) => ({ ...shape, ...shapeOf(option) }), {})
}

const CALLS = ENDPOINTS.map(([name, endpoint]) => {
  const { query, body }: Schemas = schemasOf(endpoint)
  return { name, endpoint, query, body }
})

/** A machine has no account of its own, so a person makes the calls of the administration. */
const ask = (endpoint: Endpoint, input: unknown) => {
  const headers = { authorization: `Bearer ${staffToken}` }
  const own = permissionOf(endpoint) ? { headers } : {}
  return test.ask(endpoint, input, { token, key: newKey(), ip: newKey(), ...own })
}

const FIELDS = CALLS.flatMap(({ body, ...call }) =>
  Object.keys(shapeOf(body)).map((field) => ({ ...call, field })),
)

it.each(FIELDS)('$name rejects hostile values in $field', async ({ endpoint, field }) => {
  for (const [, value] of HOSTILE) {
    if (field === 'all' && value === true) continue
    const answer = await ask(endpoint, { [field]: value })
    expect(answer.status).toBe(200)
    // Testers' calls have defaults for the other fields, so an emoji as a name creates a shopper.
    const isPossible = endpoint.access === 'tester' ? [1] : []
    expect([422, 404, 0, ...isPossible]).toContain(answer.code)
    const complaints = (answer.data as { fields?: object } | null)?.fields ?? {}
    expect(answer.code !== 422 || Object.keys(complaints).length > 0).toBe(true)
  }
})

describe.each(CALLS.filter(({ body }) => body))('$name', ({ endpoint, body }) => {
  it('rejects unknown fields, invalid JSON, and oversized bodies', async () => {
    const unknown = await ask(endpoint, { surprise: 1 })
    const named = Object.keys((unknown.data as { fields: object }).fields)
    expect(named).toContain(
      body instanceof z.ZodDiscriminatedUnion ? body.def.discriminator : 'surprise',
    )
    expect((await ask(endpoint, '{"a":')).code).toBe(422)
    expect((await ask(endpoint, '[]')).code).toBe(422)
    expect((await ask(endpoint, JSON.stringify({ a: 'x'.repeat(3_000_000) }))).status).toBe(413)
  })

  it('rejects a megabyte of brackets without parsing it', async () => {
    const brackets = '['.repeat(500_000) + ']'.repeat(500_000)
    const parse = jest.spyOn(JSON, 'parse')
    const { code } = await ask(endpoint, brackets)
    const isParsed = parse.mock.calls.some(([text]) => text === brackets)
    parse.mockRestore()
    expect([code, isParsed]).toEqual([422, false])
  })
})

/** The time of the processor, because other programs may use it too. */
function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

it('rejects a megabyte of short members without validating them', async () => {
  const keys = Array.from({ length: 100_000 }, (_, index) => `"${index.toString(36)}":1`)
  const remarks = `{"items":[{"sku_id":1,"quantity":1}],"address_id":1,"expected_total":1,"remarks":{${keys.join(',')}}}`
  const used = process.cpuUsage()
  const answer = await ask(createOrder, remarks)
  expect(cpuMsSince(used)).toBeLessThan(200)
  expect(answer).toMatchObject({ code: 422, data: { fields: { body: expect.anything() } } })
})

it('names at most a hundred fields', async () => {
  const items = Array.from({ length: 100 }, () => ({ sku_id: 'x', quantity: 'x' }))
  const { data } = await ask(addToCart, JSON.stringify({ items }))
  expect(Object.keys((data as { fields: object }).fields)).toHaveLength(100)
})

it.each([
  [21, 422],
  [20, 1],
])('takes a form of %i parts with %i', async (count, code) => {
  const form = new FormData()
  form.set('file', new Blob([await jpeg()]), 'a.jpg')
  form.set('purpose', 'review')
  for (let part = 2; part < count; part += 1) form.append('purpose', 'review')
  const response = await test.fetch(uploadPicture.path, {
    method: 'POST',
    headers: { token },
    body: form,
  })
  expect(((await response.json()) as { code: number }).code).toBe(code)
})

it('takes a form whose media type is in capitals', async () => {
  const form = new FormData()
  form.set('file', new Blob([await jpeg()]), 'a.jpg')
  form.set('purpose', 'review')
  const { headers, body } = new Response(form)
  const type = headers.get('content-type')!.replace('multipart/form-data', 'Multipart/Form-Data')
  const response = await test.fetch(uploadPicture.path, {
    method: 'POST',
    headers: { token, 'content-type': type },
    body: await new Response(body).arrayBuffer(),
  })
  expect(((await response.json()) as { code: number }).code).toBe(1)
})

const PART = '\r\nContent-Disposition: form-data; name="k"'
it.each([
  ['150,000 parts', 'x', `--x${PART}\r\n\r\n\r\n`.repeat(150_000)],
  ['parts of a boundary with a quote', '"x\\"z"', `--x${PART}\r\n\r\n\r\n`.repeat(150_000)],
  ['a million headers', 'x', `--x${PART}${'\r\nX: y'.repeat(1_000_000)}\r\n\r\n\r\n--x--`],
  ['a name of a million signs', 'x', `--x${PART.replace('k', '%22'.repeat(1e6))}\r\n\r\n\r\n--x--`],
  ['a field of a megabyte', 'x', `--x${PART}\r\n\r\n${'y'.repeat(1e6)}\r\n--x--`],
  ['no end', 'x', `--x${PART}\r\n\r\ny`],
  ['no end of a file', 'x', `--x${PART}; filename="a.jpg"\r\n\r\nabc`],
  ['no end of a large file', 'x', `--x${PART}; filename="a"\r\n\r\n${'y'.repeat(1e6)}`],
  ['no boundary', '', `--x${PART}\r\n\r\ny\r\n--x--`],
])('refuses a form with %s at once', async (_name, boundary, content) => {
  const used = process.cpuUsage()
  const response = await test.fetch(uploadPicture.path, {
    method: 'POST',
    headers: { token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: content,
  })
  expect(((await response.json()) as { code: number }).code).toBe(422)
  expect(cpuMsSince(used)).toBeLessThan(400)
})

/** Of a form with the boundary x. */
const sendForm = (body: Buffer) =>
  test.fetch(uploadPicture.path, {
    method: 'POST',
    headers: { token, 'content-type': 'multipart/form-data; boundary=x' },
    body: new Uint8Array(body),
  })

it('takes a form with a part that has no name, and a file name with a quote', async () => {
  const body = Buffer.concat([
    Buffer.from(`--x${PART.replace('"k"', '"purpose"')}\r\n\r\nreview\r\n--x`),
    Buffer.from(`${PART.replace('"k"', '"file"; filename="5%22.jpg"')}\r\n\r\n`),
    await jpeg(),
    Buffer.from(`\r\n--x\r\nX-Nothing: 1\r\n\r\n${'y'.repeat(200_000)}\r\n--x--`),
  ])
  for (let turn = 0; turn < 20; turn += 1) {
    const response = await sendForm(body)
    expect(((await response.json()) as { code: number }).code).toBe(1)
  }
})

it('answers every form that was cut or changed', async () => {
  const file = `${PART.replace('"k"', '"file"; filename="a.jpg"')}\r\nContent-Type: image/jpeg`
  const whole = Buffer.from(`--x${file}\r\n\r\nabc\r\n--x${PART}\r\n\r\nv\r\n--x--\r\n`)
  for (const at of whole.keys()) {
    const changed = Buffer.from(whole)
    changed[at] = 0x0d
    for (const body of [whole.subarray(0, at), changed])
      expect((await sendForm(body)).status).toBeLessThan(500)
  }
})

describe.each(CALLS.filter(({ query }) => query))('$name', ({ endpoint, query }) => {
  it('answers hostile queries without a 500', async () => {
    for (const field of Object.keys(shapeOf(query))) {
      for (const [, value] of HOSTILE) {
        if (value === null || JSON.stringify(value).length > 9000) continue
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        const search = `${field}=${encodeURIComponent(text.toWellFormed())}`
        const response = await test.fetch(`${endpoint.path}?${search}`, {
          method: endpoint.method,
          headers: { token, authorization: 'Bearer operators-of-the-test' },
        })
        expect(response.status).toBeLessThan(500)
      }
    }
  })

  it('ignores prototype names in nested parameters', async () => {
    const response = await test.fetch(
      `${endpoint.path}?__proto__[x]=1&a[__proto__][x]=1&constructor[prototype][x]=1`,
      {
        method: endpoint.method,
        headers: { token },
      },
    )
    expect(response.status).toBeLessThan(500)
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })
})

it('rejects every call of a shopper without a session', async () => {
  for (const [, endpoint] of ENDPOINTS.filter(([, { access }]) => access === 'shopper')) {
    const answer = await test.ask(endpoint, {}, { key: newKey() })
    expect(answer).toMatchObject({ status: 401, code: 401 })
  }
})

it.each([
  ['operator', TEST_OPS_TOKEN],
  ['tester', TEST_CONTROL_TOKEN],
])('hides every call of the access level %s without the complete token', async (level, right) => {
  for (const [, endpoint] of ENDPOINTS.filter(([, { access }]) => access === level)) {
    for (const given of ['wrong', '', right.slice(0, -1), `${right}s`]) {
      const headers = { authorization: `Bearer ${given}` }
      expect((await test.ask(endpoint, {}, { headers, ip: newKey() })).status).toBe(404)
    }
  }
})

it('rejects JSON that is not UTF-8', async () => {
  const body = Buffer.from('{"given_name":"\xff"}', 'latin1')
  const response = await test.fetch(register.path, { method: 'POST', body })
  const { data } = (await response.json()) as { data: { fields: object } }
  expect(Object.keys(data.fields)).toEqual(['body'])
})
