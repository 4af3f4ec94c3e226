import { createWorkerClient } from './worker-client'

/** Returns its thread and its call count; `fail`, `exit` and `hang` do what they say. */
const worker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    let asked = 0
    parentPort.on('message', async (request) => {
      if (request === 'fail') throw new TypeError('No such font')
      if (request === 'exit') process.exit(1)
      while (request === 'hang') asked += 0
      parentPort.postMessage({ threadId, asked: ++asked })
    })`)}`,
)
type Answer = { threadId: number; asked: number }
const open = (limitMs = 20_000) => createWorkerClient<string, Answer>(worker, limitMs)

it('uses one thread for all requests', async () => {
  const ask = open()
  const answers = await Promise.all([ask('draw'), ask('draw'), ask('draw')])
  expect(answers.map(({ asked }) => asked)).toEqual([1, 2, 3])
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1)
})

it.each([
  ['fail', 'No such font'],
  ['exit', 'The worker thread ended'],
])('starts another thread after one that ended by %s', async (request, message) => {
  const ask = open()
  const first = await ask('draw')
  const [failed, next] = await Promise.allSettled([ask(request), ask('draw')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { asked: 1 } })
  expect(next).not.toMatchObject({ value: { threadId: first.threadId } })
})

it('terminates a thread that takes too long and starts another for the next request', async () => {
  const ask = open(2000)
  const [hung, next] = await Promise.allSettled([ask('hang'), ask('draw')])
  expect(hung).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { asked: 1 } })
})
