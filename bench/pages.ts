import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { step } from '../cli/bootstrap/steps.mjs'
import { ensureNginx } from '../tools/nginx/run.ts'
import { publish, versions, type Options } from './results'
import { PHONE, RUNS, SECONDS } from './load'
import { measureCases, type Case } from './measure-cases'
import { startBareNode } from './reference/bare-node'
import { EMPTY_PAGE, startEmptyNext } from './reference/empty-next'
import { startNginxFile } from './reference/nginx-file'
import { startBenchServer } from './server'
import { measureFirstVisits } from './first-visits'
import { measurePageSize } from './page-size'
import { ensureWrk } from './wrk'

const PRODUCTS = { quick: 3000, full: 24_000 }
const BARE = 'the product page from a bare server of Node'
const PRODUCT = '/detail/1'
/** Reads the metrics of the measured server. */
const OPS_TOKEN = 'benchmarks-only-operators'

/** Public pages beside the references: an empty page of the framework, a server of Node, and nginx with a file. */
export async function benchPages(folder: string, options: Options): Promise<void> {
  if (!(await ensureWrk())) return
  const products = options.isFull ? PRODUCTS.full : PRODUCTS.quick
  const { url } = await startBenchServer(folder, products, { OPS_TOKEN })
  const others = await references(folder, `${url}/en${PRODUCT}`)
  const cases: Case[] = [
    ...['/en/home', '/en/shop/1', `/en${PRODUCT}`].map((at) => ({
      page: at,
      path: at,
      origin: url,
      goal: 0.9,
    })),
    ...['/home', '/shop/1', PRODUCT].map((at) => ({ page: at, path: at, origin: url, goal: 0.8 })),
    ...others,
  ]
  const rows = await measureCases(cases, { page: EMPTY_PAGE, head: 'of the empty page' })
  console.table(rows)
  const weight = await step('Weighing pages', () =>
    measurePageSize(url, ['/en/home', '/en/shop/1', `/en${PRODUCT}`, '/th/home', `/th${PRODUCT}`]),
  )
  const bare = others.find(({ page }) => page === BARE)?.origin ?? ''
  const visits = await measureFirstVisits({ url, bare, opsToken: OPS_TOKEN }, products)
  const remark = `${versions()}. Medians of ${RUNS} runs of ${SECONDS} s in turn, one thread of wrk; every response compressed with gzip, except the empty page.`
  await publish({ name: 'pages', tables: [rows, visits, weight], remark }, options)
}

/** The same bytes as the product page, sent by minimal servers. */
async function references(folder: string, address: string): Promise<Case[]> {
  const at = path.join(folder, 'references')
  mkdirSync(at, { recursive: true })
  const page = path.join(at, 'detail.html.gz')
  const answer = await fetch(address, { headers: { ...PHONE, 'accept-encoding': 'identity' } })
  writeFileSync(page, gzipSync(await answer.text()))
  const empty = await step('Building and starting the empty page', () => startEmptyNext(at))
  const node = await step('Starting the bare server', () => startBareNode(page))
  const cases = [
    { page: EMPTY_PAGE, origin: empty, path: '/' },
    { page: BARE, origin: node, path: '/' },
  ]
  const hasNginx = await step('Looking for nginx', ensureNginx)
  if (!hasNginx) {
    console.log('nginx is missing: install the package nginx-light.')
    return cases
  }
  const nginx = await startNginxFile(path.join(at, 'nginx'), page)
  return [...cases, { page: 'the product page from a file by nginx', origin: nginx, path: '/' }]
}
