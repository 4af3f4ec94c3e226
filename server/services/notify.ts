import type { Transaction } from '@/server/db/connection'
import type { NoticeCode } from '@/server/domain/notices'
import * as events from '@/server/repositories/events'
import * as notices from '@/server/repositories/notices'

export interface Happening {
  userId: number
  /** Which of the shopper's open screens have to look again. */
  kind: 'order' | 'wallet' | 'cart' | 'account'
  refId: number
  /** What happened, in one word, for the record. */
  detail: string
  /** Also kept for /notification, where the shopper would want to read of it later. */
  notice?: { code: NoticeCode; params?: Record<string, string | number>; refId?: number }
}

/**
 * Tells the shopper what has happened to their things: an event for every open screen, and a notice
 * where one is given. Part of the transaction of the change itself, which is never there without it.
 */
export async function tell(tx: Transaction, happenings: Happening[]): Promise<void> {
  const written = await notices.add(
    tx,
    happenings.flatMap(({ userId, refId, notice }) =>
      notice
        ? [{ userId, code: notice.code, params: notice.params, refId: notice.refId ?? refId }]
        : [],
    ),
  )
  await events.add(tx, [
    ...happenings.map(({ userId, kind, refId, detail }) => ({ userId, kind, refId, detail })),
    ...written.map(({ id, userId }) => ({ userId, kind: 'notice', refId: id, detail: 'new' })),
  ])
}
