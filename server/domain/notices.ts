import type { NoticeKind } from '@/contracts/schemas/notices'

/**
 * Every notice, with its kind and the page that it links to. The texts are in messages/*.json under
 * `inbox.of.<code>`; a test checks all of them in all languages.
 */
export const NOTICES = {
  orderPaid: { kind: 'order', page: '/orderInfo/:id' },
  orderExpired: { kind: 'order', page: '/orderInfo/:id' },
  orderReceived: { kind: 'order', page: '/orderInfo/:id' },
  promoRemoved: { kind: 'order', page: '/orderInfo/:id' },
  orderShipped: { kind: 'parcel', page: '/orderInfo/:id' },
  parcelDelivered: { kind: 'parcel', page: '/orderInfo/:id' },
  refundAgreed: { kind: 'refund', page: '/orderInfo/:id' },
  refundSettled: { kind: 'refund', page: '/orderInfo/:id' },
  refundRefused: { kind: 'refund', page: '/orderInfo/:id' },
  rechargePassed: { kind: 'wallet', page: '/topUpRecord' },
  rechargeRefused: { kind: 'wallet', page: '/topUpRecord' },
  withdrawalPassed: { kind: 'wallet', page: '/depositRecord' },
  withdrawalRefused: { kind: 'wallet', page: '/depositRecord' },
  passwordChanged: { kind: 'security', page: '/security' },
  payCodeChanged: { kind: 'security', page: '/security' },
  mobileChanged: { kind: 'security', page: '/security' },
  payeeAdded: { kind: 'security', page: '/withDraw' },
  newSession: { kind: 'security', page: '/security' },
} as const satisfies Record<string, { kind: NoticeKind; page: `/${string}` }>

export type NoticeCode = keyof typeof NOTICES

/** Orders and money. Security notices are mailed instead, because a stolen phone would show them. */
const PUSHED: readonly NoticeKind[] = ['order', 'parcel', 'refund', 'wallet']

export const isPushed = (code: NoticeCode): boolean => PUSHED.includes(NOTICES[code].kind)

/** The page that a notice links to; null when the page needs an id and the notice has none. */
export function pageOf(code: NoticeCode, refId: number | null): string | null {
  const { page } = NOTICES[code]
  return page.includes(':id') && refId === null ? null : page.replace(':id', String(refId))
}
