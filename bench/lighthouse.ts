import lighthouse, { type Result } from 'lighthouse'

/** As Lighthouse has it for phones: a processor four times slower, slow 4G, worked out from what was seen. */
const PHONE = { formFactor: 'mobile', throttlingMethod: 'simulate' } as const

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

/** What Lighthouse says of a page, seen from a phone for the first time. */
export async function lookAt(
  url: string,
  debuggingPort: number,
  language: string,
): Promise<PhoneFigures> {
  const outcome = await lighthouse(
    url,
    {
      port: debuggingPort,
      output: 'json',
      logLevel: 'silent',
      extraHeaders: { 'Accept-Language': language },
      ...PHONE,
    },
    undefined,
  )
  if (!outcome) throw new Error(`Lighthouse said nothing of ${url}`)
  const { lhr } = outcome
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  tellFailures(lhr)
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

const told = new Set<string>()

/** What costs points beside speed is said once, so that it can be mended. */
function tellFailures(lhr: Result): void {
  for (const name of ['accessibility', 'best-practices', 'seo']) {
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
