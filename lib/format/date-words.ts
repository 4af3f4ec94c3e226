import type { Locale } from '@/contracts/languages'

/** A calendar day; months are counted from 1. */
export interface Day {
  year: number
  month: number
  day: number
}

type Write = (day: Day) => string

const twoDigits = (value: number) => String(value).padStart(2, '0')

const ENGLISH =
  'January February March April May June July August September October November December'.split(' ')
const THAI =
  'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(
    ' ',
  )
const SHORT_THAI = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ')
const BUDDHIST_ERA = 543

const MEDIUM_DAY: Record<Locale, Write> = {
  en: ({ year, ...day }) => `${DAY_OF_MONTH.en({ year, ...day })}, ${year}`,
  'zh-CN': ({ year, month, day }) => `${year}年${month}月${day}日`,
  ja: ({ year, month, day }) => `${year}年${month}月${day}日`,
  ko: ({ year, month, day }) => `${year}. ${month}. ${day}.`,
  th: (day) => `${DAY_OF_MONTH.th(day)} ${day.year + BUDDHIST_ERA}`,
}

const DAY_OF_MONTH: Record<Locale, Write> = {
  en: ({ month, day }) => `${ENGLISH[month - 1]?.slice(0, 3)} ${day}`,
  'zh-CN': ({ month, day }) => `${month}月${day}日`,
  ja: ({ month, day }) => `${month}月${day}日`,
  ko: ({ month, day }) => `${month}월 ${day}일`,
  th: ({ month, day }) => `${day} ${SHORT_THAI[month - 1]}`,
}

const MONTH_OF_YEAR: Record<Locale, Write> = {
  en: ({ year, month }) => `${ENGLISH[month - 1]} ${year}`,
  'zh-CN': ({ year, month }) => `${year}年${month}月`,
  ja: ({ year, month }) => `${year}年${month}月`,
  ko: ({ year, month }) => `${year}년 ${month}월`,
  th: ({ year, month }) => `${THAI[month - 1]} ${year + BUDDHIST_ERA}`,
}

/** "Nov 21, 2026". */
export const mediumDay = (day: Day, locale: Locale): string => MEDIUM_DAY[locale](day)

/** "Nov 21". */
export const dayOfMonth = (day: Day, locale: Locale): string => DAY_OF_MONTH[locale](day)

/** "November 2026". */
export const monthOfYear = (day: Day, locale: Locale): string => MONTH_OF_YEAR[locale](day)

/** "2:05 PM" in English, "오후 2:05" in Korean, "14:05" elsewhere; Chinese and Thai pad the hour after a full date. */
export function clockTime(date: Date, locale: Locale, isAfterYear: boolean): string {
  const [hours, minutes] = [date.getHours(), twoDigits(date.getMinutes())]
  const isMorning = hours < 12
  if (locale === 'en') return `${hours % 12 || 12}:${minutes} ${isMorning ? 'AM' : 'PM'}`
  if (locale === 'ko') return `${isMorning ? '오전' : '오후'} ${hours % 12 || 12}:${minutes}`
  const isPadded = isAfterYear && locale !== 'ja'
  return `${isPadded ? twoDigits(hours) : hours}:${minutes}`
}
