import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../cli/bootstrap/project.mjs'
import { step } from '../cli/bootstrap/steps.mjs'
import { ensureInstalled } from '../cli/process/installed.ts'
import { startCheckout, type Checkout } from './checkout-server'
import { median, PHONE, RUNS, SECONDS, type LoadResult } from './load'
import { startBareNode } from './reference/bare-node'
import type { Table } from './results-page'

const WRK = { program: 'wrk', versionOption: '-v', package: 'wrk' }

interface Case {
  server: string
  origin: string
  path: string
  checkout?: Checkout
}

interface Sample extends LoadResult {
  /** CPU time of the server per request; undefined for the bare server, which does not report it. */
  cpuMs: number | undefined
}

export async function ensureWrk(): Promise<boolean> {
  const isThere = (await step('Looking for wrk', () => ensureInstalled(WRK))) !== null
  if (!isThere) console.log('wrk is missing: install the package wrk.')
  return isThere
}

/**
 * Requests per second and CPU time of this checkout and, with `against`, of another one, in alternation. The first
 * row is a bare server of Node that sends the reply to the first path: its rate shows that the load generator is
 * not the bottleneck.
 */
export async function measureWithWrk(
  folder: string,
  {
    paths,
    connections,
    against,
  }: { paths: string[]; connections: number; against: string | undefined },
): Promise<Table> {
  const samples = new Map(
    (await openCases(folder, paths, against)).map((one) => [one, [] as Sample[]]),
  )
  await step('Warming up', async () => {
    for (const one of samples.keys()) await measure(one, connections)
  })
  for (let round = 1; round <= RUNS; round += 1)
    await step(`Measuring, round ${round} of ${RUNS}`, async () => {
      // Every other round in reverse, so that no server always follows the same one.
      const inTurn = [...samples]
      for (const [one, runs] of round % 2 ? inTurn : inTurn.reverse())
        runs.push(await measure(one, connections))
    })
  return [...samples].map(([one, runs]) => rowOf(one, runs))
}

function rowOf({ server, path: at }: Case, runs: Sample[]): Table[number] {
  const hasCpu = runs[0]?.cpuMs !== undefined
  return {
    server,
    path: at,
    'requests/s': Math.round(median(runs.map((run) => run.perSecond))),
    'p50 ms': median(runs.map((run) => run.p50)),
    'p99 ms': median(runs.map((run) => run.p99)),
    'CPU ms per request': hasCpu
      ? Number(median(runs.map((run) => run.cpuMs ?? 0)).toFixed(3))
      : '',
  }
}

/** By path, so that the same request to each server follows directly on the other. */
async function openCases(
  folder: string,
  paths: string[],
  against: string | undefined,
): Promise<Case[]> {
  const own = await startCheckout(projectRoot, path.join(folder, 'own'))
  const other = against && (await startCheckout(path.resolve(against), path.join(folder, 'other')))
  const servers = [
    { server: 'this build', checkout: own },
    ...(other ? [{ server: 'the other build', checkout: other }] : []),
  ]
  const first = paths[0]!
  const reply = path.join(folder, 'wrk-reply.gz')
  mkdirSync(folder, { recursive: true })
  writeFileSync(reply, gzipSync(await (await fetch(own.origin + first)).text()))
  const bare = await startBareNode(reply)
  return [
    { server: 'bare server of Node', origin: bare, path: first },
    ...paths.flatMap((at) =>
      servers.map((one) => ({ ...one, origin: one.checkout.origin, path: at })),
    ),
  ]
}

async function measure({ origin, path: at, checkout }: Case, connections: number): Promise<Sample> {
  const before = await checkout?.cpuSeconds()
  const result = await loadWithWrk({ address: origin + at, connections, seconds: SECONDS })
  const after = await checkout?.cpuSeconds()
  const cpuMs = after === undefined ? undefined : ((after - (before ?? 0)) * 1000) / result.answers
  return { ...result, cpuMs }
}

/** Repeated requests for one address. A load generator in JavaScript would be slower than the measured servers. */
export async function loadWithWrk({
  address,
  connections,
  seconds,
}: {
  address: string
  connections: number
  seconds: number
}): Promise<LoadResult> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency']
  const headers = Object.entries(PHONE).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await promisify(execFile)('wrk', [...args, ...headers, address])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${address} failed:\n${stdout}`)
  const [, answers, amount, unit] =
    /(\d+) requests in [^,]+, ([\d.]+)(B|KB|MB|GB) read/.exec(stdout) ?? []
  return {
    answers: Number(answers),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(stdout, '50%'),
    p99: milliseconds(stdout, '99%'),
    bytes: Math.round((Number(amount) * (BYTES[unit ?? ''] ?? NaN)) / Number(answers)),
  }
}

const BYTES: Record<string, number> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }

function milliseconds(output: string, share: string): number {
  const [, value = '', unit] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  return Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1)
}
