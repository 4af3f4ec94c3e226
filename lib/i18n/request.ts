import { getRequestConfig } from 'next-intl/server'
import { requestedLocale } from '@/lib/i18n/requested-locale'
import { brand, offered } from '@/contracts/brand'
import { loadMessages } from '@/lib/i18n/messages'

/** The build's placeholder (`_`) and unknown locales fall back to the default language. */
export default getRequestConfig(async () => {
  const locale = offered(await requestedLocale()) ?? brand().defaultLanguage
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' }
})
