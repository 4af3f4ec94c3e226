import { openPushService } from '@/server/testing/push-service'
import { openPost } from './open'

const ACCOUNT = `AC${'0'.repeat(32)}`

let api: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  api = await openPushService()
})
afterAll(() => api.close())

const postFrom = (from: string) =>
  openPost({
    smtpUrl: undefined,
    mailFrom: 'Sampan <no-reply@sampan.example>',
    dataDir: '.data/test/never-written',
    twilio: { accountSid: ACCOUNT, authToken: 'secret', from, apiUrl: api.origin },
  })

const message = { to: '+66801234567', text: 'Sampan: 123456 & more' }

it.each([
  ['+15005550006', 'From'],
  [`MG${'1'.repeat(32)}`, 'MessagingServiceSid'],
])('sends a text message from %s', async (from, name) => {
  api.answers.status = 201
  await postFrom(from).sendMessage(message)
  const { headers, body } = api.received.at(-1)!
  const basic = Buffer.from(`${ACCOUNT}:secret`).toString('base64')
  expect(headers.authorization).toBe(`Basic ${basic}`)
  expect(Object.fromEntries(new URLSearchParams(body.toString()))).toEqual({
    To: message.to,
    Body: message.text,
    [name]: from,
  })
})

it.each([
  [400, 'Twilio answered 400'],
  [429, 'Twilio answered 429'],
  [500, 'Twilio answered 500'],
  [302, 'fetch failed'],
  [0, 'fetch failed'],
])('throws when Twilio answers %d, so that the queue retries', (status, words) => {
  api.answers.status = status
  return expect(postFrom('+15005550006').sendMessage(message)).rejects.toThrow(words)
})
