import { createECDH, createPublicKey, verify } from 'node:crypto'
import { newBrowser, openPushService } from '@/server/testing/push-service'
import { openPush } from './push'
import { seal } from './seal'
import { createVapid } from './vapid'

const bytes = (text: string) => Buffer.from(text, 'base64url')
const PRIVATE_KEY = Buffer.alloc(32, 7)
const open = (isLoopbackAllowed: boolean) =>
  openPush({
    push: { privateKey: PRIVATE_KEY, subject: 'mailto:service@example.com', isLoopbackAllowed },
  })

it('encrypts the message of RFC 8291, appendix A', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const sealed = seal(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    sender,
    bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  )
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('encrypts for one browser, with a new key each time', () => {
  const browser = newBrowser()
  const first = seal(Buffer.from('hello'), browser)
  expect(browser.open(first)).toBe('hello')
  expect(seal(Buffer.from('hello'), browser)).not.toEqual(first)
  expect(() => newBrowser().open(first)).toThrow('unable to authenticate')
})

it('signs the sender for one push service and half a day', () => {
  const vapid = createVapid(PRIVATE_KEY, 'mailto:service@example.com')
  const header = vapid.authorization('https://push.example/a/b?c', new Date(1_000_000))
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(key).toBe(vapid.publicKey)
  const [head = '', claims = '', proof = ''] = token.split('.')
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: 1000 + 12 * 60 * 60,
    sub: 'mailto:service@example.com',
  })
  const point = bytes(vapid.publicKey)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  )
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x!, y: y! },
  })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes(proof))).toBe(true)
})

describe('a push service', () => {
  let service: Awaited<ReturnType<typeof openPushService>>
  beforeAll(async () => {
    service = await openPushService()
  })
  afterAll(() => service.close())

  const send = (browser = newBrowser()) =>
    open(true).send({ ...browser, endpoint: `${service.origin}/x` }, { title: 'Hello' })

  it('receives a payload that only the browser can decrypt', async () => {
    service.answers.status = 201
    const browser = newBrowser()
    expect(await send(browser)).toBe('sent')
    const { headers, body } = service.received.at(-1)!
    expect(JSON.parse(browser.open(body))).toEqual({ title: 'Hello' })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(headers.authorization).toMatch(/^vapid t=/)
    expect(body.includes('Hello')).toBe(false)
  })

  it.each([
    [200, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [503, 'later'],
    [400, 'lost'],
    [403, 'lost'],
    [302, 'lost'],
    [0, 'lost'],
  ])('that answers %d means %s', async (status, outcome) => {
    service.answers.status = status
    const before = service.received.length
    expect(await send()).toBe(outcome)
    expect(service.received).toHaveLength(before + 1)
  })

  it('is not contacted on this machine or its network, under any name', async () => {
    const before = service.received.length
    const { port } = new URL(service.origin)
    for (const endpoint of [
      `${service.origin}/x`,
      `https://127.0.0.1:${port}/x`,
      `https://[::1]:${port}/x`,
      `https://[::ffff:127.0.0.1]:${port}/x`,
      `https://localhost:${port}/x`,
      'https://169.254.169.254/latest',
      'no address',
    ])
      expect([endpoint, await open(false).send({ ...newBrowser(), endpoint }, {})]).toEqual([
        endpoint,
        'gone',
      ])
    expect(service.received).toHaveLength(before)
  })

  it('is retried later when it is unreachable, and never for an invalid key', async () => {
    const endpoint = 'http://127.0.0.1:1/x'
    expect(await open(true).send({ ...newBrowser(), endpoint }, {})).toBe('later')
    const p256dh = Buffer.alloc(65, 4)
    expect(await open(true).send({ ...newBrowser(), p256dh, endpoint }, {})).toBe('gone')
  })
})
