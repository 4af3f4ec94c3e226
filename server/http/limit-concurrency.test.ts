import { limitConcurrency } from './limit-concurrency'

const asked = (path: string) =>
  new Request(`http://backend${path}`, { headers: { 'accept-language': 'ja' } })

test('rejects excess calls immediately with BUSY and Retry-After, and admits event streams', async () => {
  const work = Promise.withResolvers<Response>()
  const fetch = limitConcurrency(() => work.promise, {
    concurrency: 1,
    queueSize: 0,
    timeoutMs: 50,
  })
  const first = fetch(asked('/api/product/list'))
  const second = await fetch(asked('/api/product/list'))
  expect(second.status).toBe(503)
  expect(second.headers.get('retry-after')).toBe('1')
  expect(await second.json()).toMatchObject({ code: 503, msg: expect.stringContaining('混み合') })
  const health = fetch(asked('/api/health'))
  work.resolve(new Response('done'))
  expect((await first).status).toBe(200)
  expect((await health).status).toBe(200)
  expect((await fetch(asked('/api/product/list'))).status).toBe(200)
})

test('releases the slot of a failed call', async () => {
  let calls = 0
  const fetch = limitConcurrency(
    () => {
      calls += 1
      throw new Error('it broke')
    },
    { concurrency: 1, queueSize: 0, timeoutMs: 50 },
  )
  await expect(fetch(asked('/a'))).rejects.toThrow('it broke')
  await expect(fetch(asked('/a'))).rejects.toThrow('it broke')
  expect(calls).toBe(2)
})
