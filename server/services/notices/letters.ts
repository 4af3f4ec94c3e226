import { brand, offeredLocaleOfFile } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import type { Config } from '@/server/config'
import { letterHtml, letterText, type LetterParts } from '@/server/domain/letter'
import { translator } from '@/server/http/words'
import type { Letter } from '@/server/post/post'
import type { Purpose } from '@/server/repositories/one-time-codes'
import type { UserRow } from '@/server/repositories/users'
import { letterTime } from './letter-time'
import type { AlertMail } from './mail-queue'

type Reader = Pick<UserRow, 'email' | 'languageFile'>
type Origin = Pick<Config, 'linkOrigin'>

const PAGES = { resetpwd: '/forgotPassword', resetPay: '/changePayPwd' } as const

export function codeLetter(
  { linkOrigin }: Origin,
  reader: Reader,
  purpose: Purpose,
  code: string,
): Letter {
  const locale = localeOf(reader)
  const t = translator(locale)
  return letter(reader, locale, {
    subject: t(`mail.code.${purpose}.subject`),
    heading: t(`mail.code.${purpose}.heading`),
    paragraphs: [t('mail.code.lead')],
    code,
    link: { label: t('mail.code.open'), href: linkOrigin + PAGES[purpose] },
    note: t('mail.code.note'),
    signature: t('mail.signature'),
  })
}

/** A short text message with the code first. */
export function codeMessage(reader: Reader, purpose: Purpose, code: string): string {
  return translator(localeOf(reader))(`mail.code.${purpose}.message`, { code })
}

export function alertLetter(
  { linkOrigin }: Origin,
  reader: Reader,
  { alert, at }: Pick<AlertMail, 'alert' | 'at'>,
): Letter {
  const locale = localeOf(reader)
  const t = translator(locale)
  const time = t('mail.alert.time', { time: letterTime(at, locale) })
  return letter(reader, locale, {
    subject: t(`mail.alert.${alert}.subject`),
    heading: t(`mail.alert.${alert}.subject`),
    paragraphs: [t(`mail.alert.${alert}.text`, { time })],
    link: { label: t('mail.alert.open'), href: `${linkOrigin}/security` },
    note: t('mail.alert.note'),
    signature: t('mail.signature'),
  })
}

const localeOf = (reader: Reader): Locale => offeredLocaleOfFile(reader.languageFile)

function letter(reader: Reader, locale: Locale, parts: LetterParts): Letter {
  return {
    to: reader.email,
    subject: parts.subject,
    text: letterText(parts),
    html: letterHtml(parts, locale, brand().colours.light),
  }
}
