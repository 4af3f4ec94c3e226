import lighthouse, { type RunnerResult } from 'lighthouse'
import { MainThreadTasks } from 'lighthouse/core/computed/main-thread-tasks.js'
import { median } from './load'

/** Lighthouse's settings for phones: CPU slowed four times, simulated slow 4G. */
const PHONE = { formFactor: 'mobile', throttlingMethod: 'simulate' } as const

const SLOWED = 4
/** Lighthouse's limit of a task that does not block. */
const SHORT_MS = 50

const ATTEMPTS = 3

/** What does not depend on the speed of the machine. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo']

export interface LighthouseResult {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpSeconds: number
  cls: number
  blockingMs: number
  /**
   * The same in CPU time of the main thread since the document arrived. Lighthouse counts the clock, on which a task also
   * waits for a CPU, and what happens before: attaching the developer tools to a process takes 40 to 160 ms of CPU time.
   */
  blockingCpuMs: number
  kilobytes: number
}

interface Look {
  onlyCategories?: string[]
  /** Keeps the session of the browser. */
  isSignedIn?: boolean
}

/** Lighthouse's report of the first visit to a page from a phone. */
export async function runLighthouse(
  url: string,
  debuggingPort: number,
  language: string,
  look: Look = {},
): Promise<LighthouseResult> {
  const { lhr, artifacts } = await resultOf(url, debuggingPort, language, look)
  reportFailures(lhr)
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => lhr.audits[name]?.numericValue ?? NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    blockingMs: value('total-blocking-time'),
    blockingCpuMs: artifacts.Trace ? await blockingCpuMs(artifacts.Trace) : NaN,
    kilobytes: value('total-byte-weight') / 1024,
  }
}

/** A redirect, for example to the sign-in, would be measured instead of the page. */
function failureOf({ runtimeError, finalDisplayedUrl }: RunnerResult['lhr'], url: string) {
  if (runtimeError) return runtimeError.message
  const isThere = new URL(finalDisplayedUrl).href === new URL(url).href
  return isThere ? undefined : `it ended at ${finalDisplayedUrl}`
}

/** Chromium sometimes does not record when a page began; then the measurement is repeated. */
async function resultOf(
  url: string,
  port: number,
  language: string,
  { onlyCategories = ['performance', ...CATEGORIES], isSignedIn = false }: Look,
): Promise<RunnerResult> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories,
      disableStorageReset: isSignedIn,
      extraHeaders: { 'Accept-Language': language },
      disableFullPageScreenshot: true,
      ...PHONE,
      // Only performance needs the slow phone, which takes longer to load.
      ...(!onlyCategories.includes('performance') && { throttlingMethod: 'provided' }),
    })
    const failure = outcome ? failureOf(outcome.lhr, url) : 'no report'
    if (outcome && !failure) return outcome
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse of ${url}: ${failure}`)
  }
}

async function blockingCpuMs(trace: RunnerResult['artifacts']['Trace']): Promise<number> {
  const tasks = await MainThreadTasks.request(trace, { computedCache: new Map() })
  // Before the navigation about:blank arrives, and after it the process may load other frames.
  const arrival = tasks.find(
    ({ event, startTime }) => event.name === 'DocumentLoader::CommitNavigation' && startTime >= 0,
  )
  if (!arrival) throw new Error('The trace does not say when the document arrived.')
  return tasks
    .filter(({ parent, endTime }) => !parent && endTime > arrival.startTime)
    .map(({ event }) => (SLOWED * cpuMicrosOf(event)) / 1000)
    .reduce((sum, ms) => sum + Math.max(0, ms - SHORT_MS), 0)
}

/** Lighthouse's types do not have it. */
const cpuMicrosOf = (event: object) => ('tdur' in event ? Number(event.tdur) : 0)

/** Medians over rounds, and blocking above that of the empty page in the same rounds. */
export function speedOf(runs: LighthouseResult[], empty: LighthouseResult[]) {
  const of = (name: keyof LighthouseResult, among = runs) => median(among.map((run) => run[name]))
  const above = (name: keyof LighthouseResult) => Math.round(of(name) - of(name, empty))
  return {
    performance: of('performance'),
    'LCP s': Number(of('lcpSeconds').toFixed(2)),
    CLS: Number(of('cls').toFixed(3)),
    'blocking ms': Math.round(of('blockingMs')),
    'above the empty page': above('blockingMs'),
    'blocking ms of CPU time': Math.round(of('blockingCpuMs')),
    'above the empty page, CPU': above('blockingCpuMs'),
    KB: Math.round(of('kilobytes')),
  }
}

const told = new Set<string>()

/** Prints each failed audit once, so that it can be fixed. */
function reportFailures(lhr: RunnerResult['lhr']): void {
  for (const name of CATEGORIES) {
    for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
      const audit = lhr.audits[id]
      if (weight === 0 || audit?.score !== 0 || told.has(id)) continue
      told.add(id)
      console.log(`      ${name}: ${audit.title} (${new URL(lhr.requestedUrl ?? '').pathname})`)
      const { items = [] } = (audit.details ?? {}) as { items?: unknown[] }
      for (const item of items.slice(0, 3))
        console.log(`        ${JSON.stringify(item).slice(0, 300)}`)
    }
  }
}
