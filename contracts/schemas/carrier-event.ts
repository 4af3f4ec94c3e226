import { z } from 'zod'
import { line, optionalLine } from './fields'

/** What a carrier sends to /api/webhooks/carrier. */
export const CarrierEvent = z.object({
  tracking_no: line(60),
  carrier: line(60),
  status: z.enum(['sorted', 'departed', 'customs', 'local', 'outForDelivery', 'delivered']),
  place: optionalLine(100).default(''),
  /** ISO 8601, with the offset from UTC. */
  time: z.iso.datetime({ offset: true }),
  /** Shown as it is, in all languages; without it, the shop's own words for the status. */
  text: optionalLine(200).default(''),
})
export type CarrierEvent = z.output<typeof CarrierEvent>
