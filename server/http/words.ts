import { createTranslator } from 'use-intl/core'
import { localeOfAcceptLanguage } from '@/contracts/accept-language'
import { brand, offered, withBrand } from '@/contracts/brand'
import { localeOfFile, localeOfTag, type Locale } from '@/contracts/languages'
import { MAX_PICTURE_MIB } from '@/contracts/upload-limits'
import en from '@/messages/en.json'
import ja from '@/messages/ja.json'
import ko from '@/messages/ko.json'
import th from '@/messages/th.json'
import zh from '@/messages/zh-CN.json'
import { perLocale } from '@/server/domain/per-locale'
import type { DomainErrorName } from '@/server/domain/domain-error'

const SOURCES: Record<Locale, typeof en> = { en, 'zh-CN': zh, ja, ko, th }
const messagesIn = perLocale((locale) => withBrand(SOURCES[locale], locale))

/** Accept-Language, then `?lang=`, then the default language (/api/docs, conventions). */
export function localeOfRequest(request: Request): Locale {
  const lang = new URL(request.url).searchParams.get('lang')?.slice(0, 35)
  return (
    localeOfAcceptLanguage(request.headers.get('accept-language')) ??
    offered(lang ? (localeOfFile(lang) ?? localeOfTag(lang)) : undefined) ??
    brand().defaultLanguage
  )
}

/** The text of an error; `waitSeconds` until the call may be tried again. */
export function errorWords(locale: Locale, reason: DomainErrorName, waitSeconds = 0): string {
  const values = { ...waitOf(waitSeconds), most: MAX_PICTURE_MIB }
  return translator(locale)(`errors.${reason}`, values)
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Rounded up: an earlier try is refused again. */
function waitOf(seconds: number) {
  if (seconds > 2 * DAY_S) return { unit: 'day', count: Math.ceil(seconds / DAY_S) }
  if (seconds > 2 * HOUR_S) return { unit: 'hour', count: Math.ceil(seconds / HOUR_S) }
  if (seconds > MINUTE_S) return { unit: 'minute', count: Math.ceil(seconds / MINUTE_S) }
  return { unit: 'moment', count: 1 }
}

/** The text for a field error; an unknown key gets the general one. */
export function fieldWords(locale: Locale, key: string): string {
  const { fields } = messagesIn(locale).errors
  const name = key.startsWith('fields.') ? key.slice('fields.'.length) : 'invalid'
  return Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : fields.invalid
}

/** One translator per language: it caches parsed messages, which are expensive to parse. */
export const translator = perLocale((locale) =>
  createTranslator({ locale, messages: messagesIn(locale) }),
)
