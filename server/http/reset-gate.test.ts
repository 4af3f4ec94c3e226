import { Hono } from 'hono'
import { createResetGate } from './reset-gate'

it('delays calls until a reset ends, also one that fails, but not those of test control', async () => {
  const gate = createResetGate()
  const app = new Hono()
  app.use('/api/*', gate.middleware)
  app.get('/api/*', (c) => c.text('done'))
  let fail: (error: Error) => void = () => undefined
  const reset = gate.closeDuring(new Promise((_, reject) => (fail = reject)))
  let isAnswered = false
  const call = Promise.resolve(app.request('/api/home')).then(() => (isAnswered = true))
  expect((await app.request('/api/test/jobs')).status).toBe(200)
  expect(isAnswered).toBe(false)
  fail(new Error('lock timeout'))
  await expect(reset).rejects.toThrow('lock timeout')
  await call
  expect(isAnswered).toBe(true)
})
