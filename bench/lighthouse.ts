import lighthouse, { type Result } from 'lighthouse'

/** Lighthouse's settings for phones: CPU slowed four times, simulated slow 4G. */
const PHONE = { formFactor: 'mobile', throttlingMethod: 'simulate' } as const

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
  const lhr = await resultOf(url, debuggingPort, language, look)
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
    kilobytes: value('total-byte-weight') / 1024,
  }
}

/** Chromium sometimes does not record when a page began; then the measurement is repeated. */
async function resultOf(
  url: string,
  port: number,
  language: string,
  { onlyCategories = ['performance', ...CATEGORIES], isSignedIn = false }: Look,
): Promise<Result> {
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
    const failure = outcome ? outcome.lhr.runtimeError?.message : 'no report'
    if (outcome && !failure) return outcome.lhr
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse of ${url}: ${failure}`)
  }
}

const told = new Set<string>()

/** Prints each failed audit once, so that it can be fixed. */
function reportFailures(lhr: Result): void {
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
