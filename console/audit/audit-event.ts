import type { listAuditEvents } from '@/contracts/staff'
import type { DataOf } from '@/contracts/endpoint'

export type AuditEvent = DataOf<typeof listAuditEvents>['list'][number]

/**
 * The first word of an event names what its `ref_id` is; these have a screen. A refund request, an order and so on each
 * have numbers of their own.
 */
const LISTS: [start: string, list: string, screen: 'show' | 'edit'][] = [
  ['order-', 'orders', 'show'],
  ['parcel-', 'orders', 'show'],
  ['refund-', 'refunds', 'show'],
  ['recharge-', 'recharges', 'show'],
  ['withdrawal-', 'withdrawals', 'show'],
  ['payee-read', 'withdrawals', 'show'],
  ['shopper-', 'shoppers', 'show'],
  ['product-', 'products', 'edit'],
  ['shop-', 'shops', 'edit'],
  ['promo-', 'promos', 'edit'],
  ['banner-', 'banners', 'edit'],
  ['staff-added', 'staff', 'edit'],
  ['staff-invited', 'staff', 'edit'],
  ['staff-joined', 'staff', 'edit'],
  ['staff-changed', 'staff', 'edit'],
  ['webhook-added', 'webhooks', 'show'],
  ['webhook-changed', 'webhooks', 'show'],
  ['webhook-replayed', 'webhooks', 'show'],
]

/** The screen of the record of an event; undefined without one. */
export function subjectPath({ event, ref_id }: Pick<AuditEvent, 'event' | 'ref_id'>) {
  const found = LISTS.find(([start]) => event.startsWith(start))
  if (!found || ref_id === null) return undefined
  const [, list, screen] = found
  return { list, path: screen === 'show' ? `/${list}/${ref_id}/show` : `/${list}/${ref_id}` }
}
