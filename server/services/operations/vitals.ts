import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { z } from 'zod'
import type { reportVitals } from '@/contracts/schemas/vitals'
import { DomainError } from '@/server/domain/domain-error'
import type { Visit } from '@/server/http/context'
import { metrics } from '@/server/metrics'

type Report = z.output<(typeof reportVitals)['body']>

const MINUTE_S = 60
/** A browser reports once per page. Limited in memory, to avoid a query. */
const reports = new RateLimiterMemory({ points: 60, duration: MINUTE_S })

export async function count({ ip, locale }: Visit, { page, vitals }: Report): Promise<null> {
  await reports.consume(ip).catch(() => {
    throw new DomainError('TOO_MANY_TRIES', null, MINUTE_S)
  })
  const labels = { page, language: locale }
  for (const { name, value } of vitals) {
    if (name === 'CLS') metrics().shifts.observe(labels, value)
    else metrics().vitals.observe({ vital: name, ...labels }, value / 1000)
  }
  return null
}
