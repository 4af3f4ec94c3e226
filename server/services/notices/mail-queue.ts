import { z } from 'zod'
import type { Transaction } from '@/server/db/connection'
import { enqueue } from '@/server/db/queues'

const Alert = z.enum(['passwordChanged', 'payCodeChanged', 'mobileChanged', 'payeeAdded'])
export type Alert = z.infer<typeof Alert>

/** What stands in the queue `mail`. Never a code and never words: those are made when it is sent. */
export const QueuedMail = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('code'),
    account: z.string(),
    purpose: z.enum(['resetpwd', 'resetPay']),
    askedBy: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('alert'),
    alert: Alert,
    userId: z.int(),
    at: z.iso.datetime(),
  }),
])

type QueuedMail = z.infer<typeof QueuedMail>
export type CodeMail = Extract<QueuedMail, { kind: 'code' }>
export type AlertMail = Extract<QueuedMail, { kind: 'alert' }>

/** A mail to the shopper about a change that a thief would make. Part of the transaction of the change. */
export async function mailAlert(tx: Transaction, userId: number, alert: Alert): Promise<void> {
  const mail: AlertMail = { kind: 'alert', alert, userId, at: new Date().toISOString() }
  await enqueue(tx, 'mail', mail)
}
