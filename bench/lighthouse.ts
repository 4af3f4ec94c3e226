import lighthouse, { type Result } from 'lighthouse'

/** As Lighthouse has it for phones: a processor four times slower, slow 4G, worked out from what was seen. */
const PHONE = { formFactor: 'mobile', throttlingMethod: 'simulate' } as const

const ATTEMPTS = 3

/** What does not hang on the speed of the machine. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo']

export interface PhoneFigures {
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
  /** The session that the browser holds is kept. */
  isSignedIn?: boolean
}

/** What Lighthouse says of a page, seen from a phone for the first time. */
export async function lookAt(
  url: string,
  debuggingPort: number,
  language: string,
  look: Look = {},
): Promise<PhoneFigures> {
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

/** Chromium now and then does not note when a page began; then the look is taken again. */
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
      ...PHONE,
    })
    const failure = outcome ? outcome.lhr.runtimeError?.message : 'nothing was said'
    if (outcome && !failure) return outcome.lhr
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse of ${url}: ${failure}`)
  }
}

const told = new Set<string>()

/** What costs points beside speed is said once, so that it can be mended. */
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
