import { step } from '../cli/bootstrap/steps.mjs'
import type { Table } from './results-page'
import { median, RUNS, SECONDS, type LoadResult } from './load'
import { loadWithWrk } from './wrk'

const CONNECTIONS = [1, 32]

export interface Case {
  page: string
  origin: string
  path: string
  /** The required share of the reference rate. */
  goal?: number | undefined
}

/** Each case at 1 and 32 connections; runs alternate, so that a slow moment affects all alike. */
export async function measureCases(
  cases: Case[],
  yardstick: { page: string; head: string },
): Promise<Table> {
  const tasks = cases.flatMap((one) => CONNECTIONS.map((connections) => ({ ...one, connections })))
  const results = tasks.map((task) => ({ task, runs: [] as LoadResult[] }))
  await step('Warming up', async () => {
    for (const { task } of results) await measure(task, 1)
  })
  for (let round = 1; round <= RUNS; round += 1) {
    await step(`Measuring, round ${round} of ${RUNS}`, async () => {
      for (const { task, runs } of results) runs.push(await measure(task, SECONDS))
    })
  }
  const rateOf = (page: string, connections: number) => {
    const found = results.find(({ task }) => task.page === page && task.connections === connections)
    return median((found?.runs ?? []).map(({ perSecond }) => perSecond))
  }
  return results.map(({ task: { page, connections, goal }, runs }) => {
    const p50 = median(runs.map((run) => run.p50))
    const p99 = median(runs.map((run) => run.p99))
    const rate = rateOf(page, connections)
    return {
      page,
      connections,
      'answers/s': Math.round(rate),
      'p50 ms': rounded(p50),
      'p99 ms': rounded(p99),
      'p99 over p50': rounded(p99 / p50),
      [yardstick.head]: rounded(rate / rateOf(yardstick.page, connections)),
      goal: goal ?? '',
      KB: rounded((runs[0]?.bytes ?? 0) / 1024),
    }
  })
}

const measure = ({ origin, path, connections }: Case & { connections: number }, seconds: number) =>
  loadWithWrk({ address: origin + path, connections, seconds })

const rounded = (value: number) => Number(value.toFixed(2))
