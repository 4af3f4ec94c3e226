import type { Transaction } from '@/server/db/connection'
import type { NoticeCode } from '@/server/domain/notices'
import * as events from '@/server/repositories/events'
import { pushTo } from './push-queue'

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
 * where one is given, also for browsers that are not looking. Part of the transaction of the change itself, which is never there without it.
 */
export async function notify(tx: Transaction, happenings: Happening[]): Promise<void> {
  const rows = happenings.map(({ userId, kind, refId, detail }) => ({
    userId,
    kind,
    refId,
    detail,
  }))
  const notices = happenings.flatMap(({ userId, refId, notice }) =>
    notice
      ? [
          {
            userId,
            code: notice.code,
            params: notice.params ?? {},
            refId: notice.refId ?? refId,
          },
        ]
      : [],
  )
  if (notices.length > 0) await pushTo(tx, await events.addWithNotices(tx, rows, notices))
  else await events.add(tx, rows)
}
