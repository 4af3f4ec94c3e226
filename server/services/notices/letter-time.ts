import type { Locale } from '@/contracts/languages'

/** The zone that `mail.alert.time` names in each language. The zone of a shopper is not stored. */
const ZONES: Record<Locale, string> = {
  en: 'UTC',
  'zh-CN': 'Asia/Shanghai',
  ja: 'Asia/Tokyo',
  ko: 'Asia/Seoul',
  th: 'Asia/Bangkok',
}

/** "November 21, 2026 at 2:05 PM", in the calendar of the app: Thai years are of the Buddhist era. */
export function letterTime(at: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: ZONES[locale],
  })
  return format.format(new Date(at))
}
