import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { step } from '../cli/bootstrap/steps.mjs'
import { publish, versions, type Options } from './results'
import type { Table } from './results-page'
import { load, PHONE } from './load'
import { startBenchServer } from './server'

const PRODUCTS = 4000
const PARTS = 6
const PART_SECONDS = { quick: 15, full: 150 }
const CONNECTIONS = 8

/** The memory of the web process while shoppers open all products, in parts of a run. */
export async function benchMemory(folder: string, options: Options): Promise<void> {
  const { url, pid } = await startBenchServer(folder, PRODUCTS)
  const seconds = options.isFull ? PART_SECONDS.full : PART_SECONDS.quick
  const rows: Table = [
    { after: 'the start', ...(await held(pid)), answers: 0, 'answers per CPU second': 0 },
  ]
  const paths = mixedPaths()
  for (let part = 1; part <= PARTS; part += 1) {
    const before = await held(pid)
    const result = await step(`Part ${part} of ${PARTS}`, () =>
      load({ origin: url, paths, connections: CONNECTIONS, seconds, headers: PHONE }),
    )
    const after = await held(pid)
    const answers = Math.round(result.perSecond * seconds)
    const spent = after['CPU s'] - before['CPU s']
    rows.push({
      after: `${part * seconds} s`,
      ...after,
      answers,
      'answers per CPU second': Math.round(answers / Math.max(spent, 1)),
    })
  }
  const remark = `${versions()}. ${CONNECTIONS} connections over ${PRODUCTS} product pages in five languages, bare pages, lists and calls; resident memory of the web process without its workers.`
  await publish({ name: 'memory', tables: [rows], remark }, options)
}

/** Pages and calls in the mix of shoppers; every product in some language. */
function mixedPaths(): string[] {
  const locales = ['en', 'zh-CN', 'ja', 'ko', 'th']
  return Array.from({ length: PRODUCTS - 10 }, (_, step) => {
    const id = 1 + ((step * 7919) % (PRODUCTS - 10))
    const paths = [
      `/${locales[step % 5]}/detail/${id}`,
      `/detail/${id}`,
      `/api/product/live?ids=${id}`,
      step % 10 === 3 ? '/home' : `/api/product/list?keyword=mouse&sort=hot`,
    ]
    return paths[step % 4] ?? '/home'
  })
}

async function held(pid: number): Promise<{ 'resident MiB': number; 'CPU s': number }> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=,cputimes=', '-p', String(pid)])
  const [kibibytes = 0, cpu = 0] = stdout.trim().split(/\s+/).map(Number)
  return { 'resident MiB': Math.round(kibibytes / 1024), 'CPU s': cpu }
}
