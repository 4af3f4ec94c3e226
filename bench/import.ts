import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOCALES } from '@/contracts/languages'
import { step } from '../cli/bootstrap/steps.mjs'
import { projectNode } from '../cli/bootstrap/project.mjs'
import { run } from '../cli/process/run.ts'
import { IMAGES_OF_PRODUCT, writeImportFiles } from './import-files'
import { publish, versions, type Options } from './results'
import { startBenchServer } from './server'

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 5000)
const LARGE_FILE = 100_000
const PAGE_EVERY_MS = 250
const BASELINE_MS = 30_000
/** A language of a product is a page of its own; the demo has more products than this. */
const PAGES = 1000

type Row = Record<string, string | number>

/** Imports beside a server that answers product pages: how long it takes, and how much slower pages are. */
export async function benchImport(folder: string, options: Options): Promise<void> {
  const server = await startBenchServer(folder)
  const pages = uncachedPages(server.url)
  await step('Warming up', () => measurePages(server.url, pages, sleep(BASELINE_MS / 3)))
  const before = await step('Product pages without an import', () =>
    measurePages(server.url, pages, sleep(BASELINE_MS)),
  )
  const imports: Row[] = []
  const visits: Row[] = [{ during: 'no import', ...before }]
  const sizes = [
    { count: PRODUCTS, hasImages: true },
    ...(options.isFull ? [{ count: LARGE_FILE, hasImages: false }] : []),
  ]
  for (const size of sizes) {
    const what = `${size.count} products, ${size.hasImages ? size.count * IMAGES_OF_PRODUCT : 'no'} images`
    const { first, again, visited } = await importBeside(server, folder, pages, size)
    imports.push({
      file: what,
      'first s': first.seconds,
      'CPU s': first.cpuSeconds,
      'again s': again.seconds,
      'MiB at most': first.mebibytes,
    })
    visits.push({ during: what, ...visited })
  }
  const remark = `${versions()}. Four SKUs and five languages a product; every image a different JPEG file of 600 × 600 pixels. "Again" is the same file, which changes nothing. A cached and an uncached product page every ${PAGE_EVERY_MS} ms.`
  await publish({ name: 'import', tables: [imports, visits], remark }, options)
}

async function importBeside(
  { url, env }: { url: string; env: NodeJS.ProcessEnv },
  folder: string,
  pages: Generator<string>,
  size: { count: number; hasImages: boolean },
) {
  const files = path.join(folder, 'import')
  const mark = `bench-${Date.now().toString(36)}`
  const { file, images } = await step(`Writing ${size.count} products`, () =>
    writeImportFiles(files, { ...size, mark }),
  )
  const importOnce = () =>
    step(`Importing ${size.count} products`, (report) => importFile(file, images, env, report))
  const first = importOnce()
  const visited = await measurePages(url, pages, first)
  const again = await importOnce()
  await rm(files, { recursive: true })
  return { first: await first, again, visited }
}

async function importFile(
  file: string,
  images: string,
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
) {
  const began = performance.now()
  const args = ['--import', 'tsx', 'bench/import-command.ts', 'import', file, '--images', images]
  const { code, output } = await run(projectNode, args, { env, onLine: report })
  if (code !== 0) throw new Error(output.slice(-3000))
  const seconds = Math.round((performance.now() - began) / 100) / 10
  const [, mebibytes, cpuSeconds] = /at most (\d+) MiB, (\d+) s/.exec(output) ?? []
  return { seconds, cpuSeconds: Number(cpuSeconds), mebibytes: Number(mebibytes) }
}

/** Each page once: it is rendered, not read from the cache. */
function* uncachedPages(url: string): Generator<string> {
  for (let id = 1; id <= PAGES; id += 1)
    for (const locale of LOCALES) yield `${url}/${locale}/detail/${id}`
}

async function measurePages(url: string, pages: Generator<string>, until: Promise<unknown>) {
  const times: Record<'cached' | 'uncached', number[]> = { cached: [], uncached: [] }
  let isOver = false
  const end = () => {
    isOver = true
  }
  until.then(end, end)
  while (!isOver) {
    const began = performance.now()
    times.cached.push(await timeOf(`${url}/en/detail/1`))
    const page = pages.next()
    if (!page.done) times.uncached.push(await timeOf(page.value))
    await sleep(Math.max(0, PAGE_EVERY_MS - (performance.now() - began)))
  }
  return {
    'cached p50 ms': at(times.cached, 0.5),
    'cached p99 ms': at(times.cached, 0.99),
    'uncached p50 ms': at(times.uncached, 0.5),
    'uncached p99 ms': at(times.uncached, 0.99),
  }
}

async function timeOf(url: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - began
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
}
