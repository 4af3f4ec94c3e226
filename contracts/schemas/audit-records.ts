import { z } from 'zod'
import { Id, Timestamp } from './fields'

/** Who did something, as the audit trail recorded it. */
export const Person = z.object({
  actor: z.enum(['shopper', 'operator', 'staff', 'system']),
  staff_id: Id.nullable(),
  staff_name: z.string().nullable(),
})

/** One event of the audit trail about the shown subject. */
export const AuditRecord = z.object({ event: z.string(), at: Timestamp, by: Person })

/** A shopper as lists of the administration show it. */
export const ShopperCard = z.object({ id: Id, email: z.string(), name: z.string() })
