import { addAdminWebhook } from '@/contracts/admin-webhooks'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openPushService } from '@/server/testing/push-service'
import { openWebhookSender } from '@/server/webhooks/sender'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend({ testControl: undefined })
})
afterAll(() => test.close())

it.each([
  'http://hooks.example.com/a',
  'https://127.0.0.1/a',
  'https://10.0.0.8/a',
  'https://169.254.169.254/latest',
  'https://[::1]/a',
  'https://[::ffff:127.0.0.1]/a',
  'https://user:word@hooks.example.com/a',
  'https://user@hooks.example.com/a',
  'https://2130706433/a',
  'https://0177.0.0.1/a',
  'https://127.0.0.1./a',
  'https://[64:ff9b:1::7f00:1]/a',
  'https://[::7f00:1]/a',
  'ftp://hooks.example.com',
  'nonsense',
])('refuses %s', async (url) => {
  const answer = await test.ask(addAdminWebhook, { url, events: ['order.paid'] })
  expect(answer).toMatchObject({ code: 422, data: { fields: { url: 'This is not valid' } } })
})

it('checks a name whenever it connects, also when it began to name this machine later', async () => {
  const receiver = await openPushService()
  const { port } = new URL(receiver.origin)
  const sender = openWebhookSender(false)
  const message = { secret: `whsec_${Buffer.alloc(32).toString('base64')}`, id: 'a', body: '{}' }
  const url = `https://localhost:${port}/hook`
  expect(sender.isAllowed(url)).toBe(true)
  const answer = await sender.send({ ...message, url })
  expect(answer).toEqual({ status: null, text: 'localhost is not a public address' })
  await receiver.close()
  expect(receiver.received).toEqual([])
})
