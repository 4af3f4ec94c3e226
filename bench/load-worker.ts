import autocannon from 'autocannon'
import type { LoadResult, LoadTask } from './load.ts'

/** Runs in a separate process, so that generating load does not slow the measured process. */
process.on('message', (task: LoadTask) => {
  run(task).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  )
})

async function run({ origin, paths, connections, seconds, headers, isOnce }: LoadTask) {
  const times: number[] = []
  const failures = new Map<number, number>()
  let turn = 0
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const options: autocannon.Options = {
    url: origin,
    connections,
    // Without `amount`, it would request the first paths again until its next second begins.
    ...(isOnce ? { amount: paths.length } : { duration: seconds }),
    headers,
    requests: [
      {
        method: 'GET',
        // Connections share one list, so that each URL is requested once.
        setupRequest: (request) => ({ ...request, path: paths[turn++ % paths.length] ?? '/' }),
      },
    ],
  }
  const instance = autocannon(options, (error: Error | null, result) =>
    error ? reject(error) : resolve(result),
  )
  instance.on('response', (_client, status, _bytes, ms) => {
    times.push(ms)
    if (status !== 200) failures.set(status, (failures.get(status) ?? 0) + 1)
  })
  const result = await promise
  if (failures.size > 0 || result.errors > 0)
    throw new Error(
      `${origin}${paths[0]} failed: ${JSON.stringify([...failures])} ${result.errors}`,
    )
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const summary: LoadResult = {
    answers: times.length,
    perSecond: times.length / result.duration,
    p50: at(0.5),
    p99: at(0.99),
    bytes: Math.round(result.throughput.total / times.length),
  }
  return summary
}
