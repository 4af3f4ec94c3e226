import { z } from 'zod'
import './without-eval'

/** First path segments of the routes; rejects unknown pages. */
export const VITAL_PAGES = [
  'home',
  'explore',
  'bag',
  'filter',
  'order',
  'comment',
  'checkout',
  'language',
  'notification',
  'profile',
  'forgotPassword',
  'changePassword',
  'changePayPwd',
  'helpAndSupport',
  'withDraw',
  'depositRecord',
  'topUp',
  'walletTopUp',
  'cardTopUp',
  'topUpRecord',
  'capitalRecord',
  'myFavourite',
  'payment',
  'security',
  'heart',
  'setting',
  'search',
  'searchs',
  'popular',
  'login',
  'register',
  'platform',
  'law',
  'address',
  'products',
  'service',
  'services',
  'passwords',
  'orderInfo',
  'refund',
  'myPurchases',
  'detail',
  'addressForm',
  'shop',
] as const

/** Milliseconds, except CLS, which has no unit. */
const Vital = z.strictObject({
  name: z.enum(['LCP', 'INP', 'FCP', 'TTFB', 'CLS']),
  value: z.number().min(0).max(600_000),
})

export const reportVitals = {
  body: z.strictObject({ page: z.enum(VITAL_PAGES), vitals: z.array(Vital).min(1).max(5) }),
  data: z.null(),
}
