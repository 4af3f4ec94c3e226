import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'react-admin'
import { isLocale, LANGUAGES, localeOfTag, type Locale } from '@/contracts/languages'
import { setCallMessages } from '@/console/api/call'

type Messages = TranslationMessages

const FILES: Record<Locale, () => Promise<{ default: object }>> = {
  en: () => import('@/console/messages/en.json'),
  'zh-CN': () => import('@/console/messages/zh-CN.json'),
  ja: () => import('@/console/messages/ja.json'),
  ko: () => import('@/console/messages/ko.json'),
  th: () => import('@/console/messages/th.json'),
}
const STORED = 'sampan.console.locale'

const load = async (locale: Locale) => (await FILES[locale]()).default as Messages

/** The language that was chosen on this device, else the browser's, else English. */
export function storedLocale(): Locale {
  const stored = localStorage.getItem(STORED)
  if (isLocale(stored)) return stored
  return navigator.languages.map(localeOfTag).find((locale) => locale !== undefined) ?? 'en'
}

/** react-admin needs the messages of the first language at once. */
export async function createI18nProvider() {
  const first = storedLocale()
  const messages = await load(first)
  const provider = polyglotI18nProvider(
    (locale) => {
      // It asks for the first language twice, once when it is created.
      if (locale === first) return messages
      return load(locale as Locale)
    },
    first,
    LANGUAGES.map(({ locale, languageName }) => ({ locale, name: languageName })),
    { allowMissing: false },
  )
  const announce = (locale: Locale) => {
    document.documentElement.lang = locale
    document.title = provider.translate('console.title')
    setCallMessages((key, values) => provider.translate(`console.calls.${key}`, values))
  }
  announce(first)
  return {
    ...provider,
    async changeLocale(locale: string) {
      await provider.changeLocale(locale)
      localStorage.setItem(STORED, locale)
      announce(locale as Locale)
    },
  }
}
