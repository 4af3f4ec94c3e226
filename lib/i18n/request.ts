import { getRequestConfig } from 'next-intl/server'
import { askedLocale } from '@/lib/i18n/asked-locale'
import { DEFAULT_LOCALE, isLocale } from '@/contracts/languages'
import { loadMessages } from '@/lib/i18n/messages'

/** The placeholder of the build (`_`) and anything unknown read Thai, the fallback language. */
export default getRequestConfig(async () => {
  const asked = await askedLocale()
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' }
})
