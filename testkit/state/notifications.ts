import { listNotices } from '@/contracts/notices'
import { createTestNotice } from '@/contracts/test-control'
import { call } from '@/testkit/calls/call'
import { controlCall } from '@/testkit/calls/control-call'
import type { Client } from '@/testkit/calls/client'
import type { Notification } from './records'
import type { Shopper } from './shopper'

/** Every notification that Sampan sends. Those of orders and refunds link to an order. */
export const NOTIFICATION_CODES = [
  'orderPaid',
  'orderExpired',
  'orderReceived',
  'promoRemoved',
  'orderShipped',
  'parcelDelivered',
  'refundAgreed',
  'refundSettled',
  'refundRefused',
  'rechargePassed',
  'rechargeRefused',
  'withdrawalPassed',
  'withdrawalRefused',
  'passwordChanged',
  'payCodeChanged',
  'mobileChanged',
  'payeeAdded',
  'newSession',
] as const

export type NotificationCode = (typeof NOTIFICATION_CODES)[number]

/** Sends a notification and returns it as the shopper reads it. */
export async function notify(
  control: Client,
  shopper: Shopper,
  code: NotificationCode,
  refId?: number,
): Promise<Notification> {
  const about = refId === undefined ? {} : { ref_id: refId }
  await controlCall(control, createTestNotice, { shopper_id: shopper.id, code, ...about })
  const { list } = await call(shopper, listNotices, { limit: 1 })
  if (!list[0]) throw new Error(`The notification ${code} did not arrive`)
  return list[0]
}
