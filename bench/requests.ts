import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../cli/bootstrap/project.mjs'
import { step } from '../cli/bootstrap/steps.mjs'
import { ensureInstalled } from '../cli/process/installed.ts'
import { startCheckout, type Checkout } from './checkout-server'
import { publish, versions, type Options } from './results'
import { median } from './load'
import { RUNS, SECONDS } from './measure-cases'
import { startBareNode } from './reference/bare-node'

const WRK = { program: 'wrk', versionOption: '-v', package: 'wrk' }
const CONNECTIONS = 32
const PAGE = '/en/detail/1'
const PATHS = [PAGE, '/detail/1', '/en/home', '/api/user/language_list', '/api/product/detail?id=1']

interface Case {
  server: string
  origin: string
  path: string
  checkout?: Checkout
}

interface Sample {
  perSecond: number
  p50: number
  p99: number
  /** CPU time of the server per request; undefined for the bare server, which does not report it. */
  cpuMs: number | undefined
}

/**
 * The cost of a request to the web server with its access log, beside a bare server of Node and, with `--against
 * FOLDER`, another checkout of Sampan. The rate of the bare server shows that the load generator is not the
 * bottleneck.
 */
export async function benchRequests(folder: string, options: Options): Promise<void> {
  if (!(await step('Looking for wrk', () => ensureInstalled(WRK)))) {
    console.log('wrk is missing: install the package wrk.')
    return
  }
  const cases = await openCases(folder, options.against)
  const samples = new Map(cases.map((one) => [one, [] as Sample[]]))
  await step('Warming up', async () => {
    for (const one of cases) await measure(one, SECONDS)
  })
  for (let round = 1; round <= RUNS; round += 1)
    await step(`Measuring, round ${round} of ${RUNS}`, async () => {
      // Every other round in reverse, so that no server always follows the same one.
      const inTurn = [...samples]
      for (const [one, runs] of round % 2 ? inTurn : inTurn.reverse())
        runs.push(await measure(one, SECONDS))
    })
  const rows = [...samples].map(([{ server, path: at }, runs]) => ({
    server,
    path: at,
    'requests/s': Math.round(median(runs.map((run) => run.perSecond))),
    'p50 ms': median(runs.map((run) => run.p50)),
    'p99 ms': median(runs.map((run) => run.p99)),
    'CPU ms per request':
      runs[0]?.cpuMs === undefined
        ? ''
        : Number(median(runs.map((run) => run.cpuMs ?? 0)).toFixed(3)),
  }))
  const remark = `${versions()}. Medians of ${RUNS} runs of ${SECONDS} s in turn, one thread of wrk, ${CONNECTIONS} connections, gzip; access log written.`
  await publish({ name: 'requests', tables: [rows], remark }, options)
}

/** By path, so that the same request to each server follows directly on the other. */
async function openCases(folder: string, against: string | undefined): Promise<Case[]> {
  const own = await startCheckout(projectRoot, path.join(folder, 'own'))
  const other = against && (await startCheckout(path.resolve(against), path.join(folder, 'other')))
  const servers = [
    { server: 'this build', checkout: own },
    ...(other ? [{ server: 'the other build', checkout: other }] : []),
  ]
  const page = path.join(folder, 'requests-page.html.gz')
  mkdirSync(folder, { recursive: true })
  const html = await (await fetch(own.origin + PAGE)).text()
  writeFileSync(page, gzipSync(html))
  const bare = await startBareNode(page)
  return [
    { server: 'bare server of Node', origin: bare, path: PAGE },
    ...PATHS.flatMap((at) =>
      servers.map((one) => ({ ...one, origin: one.checkout.origin, path: at })),
    ),
  ]
}

async function measure({ origin, path: at, checkout }: Case, seconds: number): Promise<Sample> {
  const before = await checkout?.cpuSeconds()
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
  ]
  const { stdout } = await promisify(execFile)('wrk', [...args, origin + at])
  const after = await checkout?.cpuSeconds()
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${origin}${at} failed:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(stdout, '50%'),
    p99: milliseconds(stdout, '99%'),
    cpuMs: after === undefined ? undefined : ((after - (before ?? 0)) * 1000) / requests,
  }
}

function milliseconds(output: string, share: string): number {
  const [, value = '', unit] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  return Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1)
}
