import { useLocaleState } from 'react-admin'
import type { Locale } from '@/contracts/languages'

/** Reads the text of the console's language. */
export function useTextIn() {
  const [locale] = useLocaleState()
  return <Text>(texts: Record<Locale, Text>): Text => texts[locale as Locale]
}
