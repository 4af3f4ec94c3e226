import type { Locale } from '@/contracts/languages'
import type { NoticeCode } from '@/server/domain/notices'
import { dollars } from '@/server/domain/per-locale'
import { translator } from '@/server/http/words'

/** `params.amount` and `params.charge` are in cents; missing parameters are empty. */
export function noticeWords(
  code: NoticeCode,
  params: Record<string, string | number>,
  locale: Locale,
): { title: string; body: string } {
  const t = translator(locale)
  const amount = Number(params.amount ?? 0)
  const charge = Number(params.charge ?? 0)
  const filled = {
    card: '',
    orderNo: '',
    carrier: '',
    trackingNo: '',
    reason: '',
    ...params,
    amount: dollars(amount, locale),
    charge: dollars(charge, locale),
    arrival: dollars(amount - charge, locale),
    hasCharge: charge > 0 ? 'yes' : 'no',
    hasReason: params.reason ? 'yes' : 'no',
  }
  return { title: t(`inbox.of.${code}.title`, filled), body: t(`inbox.of.${code}.body`, filled) }
}
