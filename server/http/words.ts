import { createTranslator } from 'use-intl/core'
import { localeOfAcceptLanguage } from '@/contracts/accept-language'
import { DEFAULT_LOCALE, localeOfFile, localeOfTag, type Locale } from '@/contracts/languages'
import en from '@/messages/en.json'
import ja from '@/messages/ja.json'
import ko from '@/messages/ko.json'
import th from '@/messages/th.json'
import zh from '@/messages/zh-CN.json'
import { perLocale } from '@/server/domain/per-locale'
import type { DomainErrorName } from '@/server/domain/domain-error'

const MESSAGES: Record<Locale, typeof en> = { en, 'zh-CN': zh, ja, ko, th }

/** Accept-Language, then `?lang=`, then Thai (contract, conventions). */
export function localeOfRequest(request: Request): Locale {
  const lang = new URL(request.url).searchParams.get('lang')?.slice(0, 35)
  return (
    localeOfAcceptLanguage(request.headers.get('accept-language')) ??
    (lang ? (localeOfFile(lang) ?? localeOfTag(lang)) : undefined) ??
    DEFAULT_LOCALE
  )
}

export function errorWords(locale: Locale, reason: DomainErrorName): string {
  return MESSAGES[locale].errors[reason]
}

/** The text for a field error; an unknown key gets the general one. */
export function fieldWords(locale: Locale, key: string): string {
  const { fields } = MESSAGES[locale].errors
  const name = key.startsWith('fields.') ? key.slice('fields.'.length) : 'invalid'
  return Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : fields.invalid
}

/** One translator per language: it caches parsed messages, which are expensive to parse. */
export const translator = perLocale((locale) =>
  createTranslator({ locale, messages: MESSAGES[locale] }),
)
