import { z } from 'zod'
import type { Transaction } from '@/server/db/connection'
import { enqueue } from '@/server/db/queues'

const Alert = z.enum(['passwordChanged', 'payCodeChanged', 'mobileChanged', 'payeeAdded'])
export type Alert = z.infer<typeof Alert>

/** The items of the queue `mail`, without codes and texts: those are created when the mail is sent. */
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

/** Mails the shopper about a security change. Part of the transaction of the change. */
export async function mailAlert(tx: Transaction, userId: number, alert: Alert): Promise<void> {
  const mail: AlertMail = { kind: 'alert', alert, userId, at: new Date().toISOString() }
  await enqueue(tx, 'mail', mail)
}
