import { getRequestConfig } from 'next-intl/server'
import { requestedLocale } from '@/lib/i18n/requested-locale'
import { DEFAULT_LOCALE, isLocale } from '@/contracts/languages'
import { loadMessages } from '@/lib/i18n/messages'

/** The build's placeholder (`_`) and unknown locales fall back to Thai. */
export default getRequestConfig(async () => {
  const asked = await requestedLocale()
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' }
})
