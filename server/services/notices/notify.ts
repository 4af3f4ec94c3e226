import type { Transaction } from '@/server/db/connection'
import type { NoticeCode } from '@/server/domain/notices'
import { together } from '@/server/db/transaction'
import { messagesOf } from '@/server/domain/webhook-messages'
import { announce } from '@/server/services/webhooks/announce'
import * as events from '@/server/repositories/events'
import { pushTo } from './push-queue'

export interface ShopperEvent {
  userId: number
  /** Which open screens of the shopper must reload. */
  kind: 'order' | 'wallet' | 'cart' | 'account'
  refId: number
  /** What happened, for the record. */
  detail: string
  /** Also stores a notice for /notification. */
  notice?: {
    code: NoticeCode
    params?: Record<string, string | number>
    /** The record that it links to, by default that of the event; null for none. */
    refId?: number | null
  }
}

/**
 * Notifies a shopper: an event for open screens and, if given, a notice that is also pushed. Part of the
 * transaction of the change, so that both are committed together.
 */
export async function notify(tx: Transaction, shopperEvents: ShopperEvent[]): Promise<void> {
  if (shopperEvents.length === 0) return
  const rows = shopperEvents.map(({ userId, kind, refId, detail }) => ({
    userId,
    kind,
    refId,
    detail,
  }))
  const notices = shopperEvents.flatMap(({ userId, refId, notice }) =>
    notice
      ? [
          {
            userId,
            code: notice.code,
            params: notice.params ?? {},
            refId: notice.refId === undefined ? refId : notice.refId,
          },
        ]
      : [],
  )
  await together([
    events.addWithNotices(tx, rows, notices).then((reached) => pushTo(tx, reached)),
    announce(tx, messagesOf(rows)),
  ])
}
