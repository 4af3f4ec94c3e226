import autocannon from 'autocannon'

const RUNS = 5
const SECONDS = 3

interface Row {
  path: string
  connections: number
  'requests/s': number
  'p50 ms': number
  'p99 ms': number
}

/** Each page at 1 and 32 connections; the runs take turns, so that a slow moment strikes all alike. */
export async function measurePages(url: string, paths: string[]): Promise<Row[]> {
  const cases = paths.flatMap((path) => [1, 32].map((connections) => ({ path, connections })))
  const results = new Map(cases.map((one) => [one, [] as autocannon.Result[]]))
  for (const { path } of cases) await warm(url + path)
  for (let run = 0; run < RUNS; run += 1) {
    for (const [one, runs] of results) {
      const { path, connections } = one
      const result = await autocannon({
        url: url + path,
        connections,
        duration: SECONDS,
        headers: HEADERS,
      })
      if (result.non2xx > 0)
        throw new Error(`${path} answered ${result.non2xx} times with a failure`)
      runs.push(result)
    }
  }
  return [...results].map(([one, runs]) => ({
    ...one,
    'requests/s': Math.round(median(runs.map((run) => run.requests.average))),
    'p50 ms': median(runs.map((run) => run.latency.p50)),
    'p99 ms': median(runs.map((run) => run.latency.p99)),
  }))
}

const HEADERS = { 'accept-language': 'en', 'accept-encoding': 'identity' }

async function warm(address: string): Promise<void> {
  for (let index = 0; index < 20; index += 1) {
    const response = await fetch(address, { headers: HEADERS })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    await response.text()
  }
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
