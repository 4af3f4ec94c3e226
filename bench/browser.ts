import path from 'node:path'
import { chromium } from 'playwright'
import { LOCALES } from '@/contracts/languages'
import { step } from '../cli/bootstrap/steps.mjs'
import { atShutdown } from '../cli/process/shutdown.ts'
import { findBrowser } from '../tools/test/browser.ts'
import { freePort } from '../server/db/embedded/free-port'
import { publish, versions, type Options } from './results'
import type { Table } from './results-page'
import { measurePurchasePages } from './purchase-pages'
import { runLighthouse, speedOf, type LighthouseResult } from './lighthouse'
import { median } from './load'
import { EMPTY_PAGE, startEmptyNext } from './reference/empty-next'
import { startBenchServer } from './server'
import { BROWSER_FLAGS } from './taps'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const PAGES = ['/home', '/shop/1', '/detail/1', '/searchs?keyword=mouse']

interface Look {
  page: string
  url: string
  runs: LighthouseResult[]
}

/** Public pages on a phone, beside the empty page in the same rounds, because this machine slows it down as well. */
export async function benchBrowser(folder: string, options: Options): Promise<void> {
  // Otherwise the page of an order cannot be opened directly.
  const { url } = await startBenchServer(folder, undefined, { REGION_POLICY: '[]' })
  const empty = await step('Starting the empty page', () =>
    startEmptyNext(path.join(folder, 'references')),
  )
  const executablePath = await step('Finding a browser', findBrowser)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  })
  atShutdown(() => browser.close())
  const looks: Look[] = [
    { page: EMPTY_PAGE, url: empty, runs: [] },
    ...PAGES.map((page) => ({ page, url: `${url}/en${page}`, runs: [] })),
  ]
  for (let round = 1; round <= RUNS; round += 1) {
    for (const { page, url: address, runs } of looks) {
      const title = `Lighthouse, round ${round} of ${RUNS}: ${page}`
      runs.push(await step(title, () => runLighthouse(address, port, 'en')))
    }
  }
  const languages = await inLanguages(url, port, options.isFull)
  const journey = await measurePurchasePages(browser, { url, empty, port, rounds: RUNS })
  const remark = `${versions()}. Lighthouse for phones (processor four times slower, slow 4G), medians of ${RUNS} rounds in turn.`
  await publish({ name: 'browser', tables: [rowsOf(looks), journey, languages], remark }, options)
}

function rowsOf(looks: Look[]): Table {
  const of = ({ runs }: Look, name: keyof LighthouseResult) => median(runs.map((run) => run[name]))
  return looks.map((look) => ({
    page: look.page,
    ...speedOf(look.runs, looks[0]!.runs),
    accessibility: of(look, 'accessibility'),
    'best practices': of(look, 'bestPractices'),
    SEO: of(look, 'seo'),
  }))
}

/** Scores that do not depend on speed, once in each language. */
async function inLanguages(url: string, port: number, isFull: boolean): Promise<Table> {
  const rows: Table = []
  for (const locale of LOCALES.filter((one) => one !== 'en')) {
    for (const page of isFull ? PAGES : PAGES.slice(0, 3)) {
      const address = `${url}/${locale}${page}`
      const { accessibility, bestPractices, seo } = await step(
        `Lighthouse: /${locale}${page}`,
        () => runLighthouse(address, port, locale),
      )
      rows.push({
        page: `/${locale}${page}`,
        accessibility,
        'best practices': bestPractices,
        SEO: seo,
      })
    }
  }
  return rows
}
