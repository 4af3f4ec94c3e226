import { z } from 'zod'
import { endpoint } from './endpoint'
import { Cents, Id, PositiveCents, Timestamp, listOf, paging } from './fields'

export const AUDIT_STATUS = { auditing: 0, passed: 1, refused: 2 } as const
export type AuditStatus = (typeof AUDIT_STATUS)[keyof typeof AUDIT_STATUS]
export const AuditStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const QueryAuditStatus = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^[0-2]$/, 'fields.invalid')
        .transform(Number),
    ],
    { error: 'fields.invalid' },
  )
  .pipe(AuditStatus)

export const Recharge = z.object({
  id: Id,
  method: z.enum(['chain', 'manual', 'card']),
  network: z.string().nullable(),
  address: z.string().nullable(),
  amount: Cents,
  evidence: z.array(z.string()),
  status: AuditStatus,
  refuse_reason: z.string().nullable(),
  created_at: Timestamp,
})
export type Recharge = z.infer<typeof Recharge>

/** Credited only when an operator passes it. */
export const requestRecharge = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/recharge',
  summary: 'Ask for a top-up',
  changes: true,
  isKeyed: true,
  body: z.strictObject({
    method: z.literal('card'),
    amount: PositiveCents,
    card: z.strictObject({ token: z.string().min(8).max(200) }),
  }),
  data: Recharge,
})

export const listRecharges = endpoint({
  access: 'shopper',
  method: 'get',
  path: '/api/user/recharge_log',
  summary: 'The shopper’s top-ups, latest first',
  changes: false,
  query: z.object({ status: QueryAuditStatus.optional(), ...paging }),
  data: listOf(Recharge),
})
