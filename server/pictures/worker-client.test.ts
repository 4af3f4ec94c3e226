import { createWorkerClient } from './worker-client'

/** Returns its thread and its call count; `fail`, `exit` and `hang` do what they say. */
const worker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    let count = 0
    parentPort.on('message', async (request) => {
      if (request === 'fail') throw new TypeError('No such font')
      if (request === 'exit') process.exit(1)
      while (request === 'hang') count += 0
      parentPort.postMessage({ threadId, count: ++count })
    })`)}`,
)
type Result = { threadId: number; count: number }
const open = (timeoutMs = 20_000) => createWorkerClient<string, Result>(worker, timeoutMs)

it('uses one thread for all requests', async () => {
  const send = open()
  const answers = await Promise.all([send('draw'), send('draw'), send('draw')])
  expect(answers.map(({ count }) => count)).toEqual([1, 2, 3])
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1)
})

it.each([
  ['fail', 'No such font'],
  ['exit', 'The worker thread ended'],
])('starts another thread after one that ended by %s', async (request, message) => {
  const send = open()
  const first = await send('draw')
  const [failed, next] = await Promise.allSettled([send(request), send('draw')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { count: 1 } })
  expect(next).not.toMatchObject({ value: { threadId: first.threadId } })
})

it('terminates a thread that takes too long and starts another for the next request', async () => {
  const send = open(2000)
  const [timedOut, next] = await Promise.allSettled([send('hang'), send('draw')])
  expect(timedOut).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { count: 1 } })
})
