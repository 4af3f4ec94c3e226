import { REFUND_STATUS } from '@/contracts/refund-terms'
import type { Refund } from '@/contracts/schemas/refunds'

/** The state of a request, as the message key under `refund.state` and `refund.next`. */
export type RefundState = 'asked' | 'agreed' | 'sent' | 'settled' | 'refused' | 'withdrawn'

export function refundState(refund: Refund): RefundState {
  if (refund.status === REFUND_STATUS.agreed) return refund.tracking_no ? 'sent' : 'agreed'
  const entry = Object.entries(REFUND_STATUS).find(([, status]) => status === refund.status)
  return (entry?.[0] ?? 'asked') as RefundState
}

export interface RefundStep {
  name: RefundState
  at: string | null
  place: 'done' | 'now' | 'ahead'
}

/** The steps of a request with their times. A rejected or withdrawn request ends there. */
export function refundTimeline(refund: Refund): RefundStep[] {
  const isReturn = refund.type === 2
  const isEnded = refund.ended_at !== null
  const times: [RefundState, string | null][] = [
    ['asked', refund.created_at],
    ...(isReturn
      ? ([
          ['agreed', refund.agreed_at],
          ['sent', refund.sent_at],
        ] as [RefundState, string | null][])
      : []),
    isEnded ? [refundState(refund), refund.ended_at] : ['settled', refund.settled_at],
  ]
  const passed = times.filter(([, at]) => !isEnded || at !== null)
  const last = passed.findLastIndex(([, at]) => at !== null)
  return passed.map(([name, at], index) => ({
    name,
    at,
    place: index < last ? 'done' : index === last ? 'now' : 'ahead',
  }))
}

export type ItemRefundState = 'asked' | 'agreed' | 'settled' | 'refused'

/** The refund state shown in order lists: an open request first, otherwise the result of the last. */
export function itemsRefundState(
  items: { refund_status: number | null }[],
): ItemRefundState | undefined {
  const states = ['asked', 'agreed', 'refused', 'settled'] as const
  return states.find((name) => items.some((item) => item.refund_status === REFUND_STATUS[name]))
}
