import { createTranslator } from 'use-intl/core'
import { localeOfTag, LOCALES, type Locale } from '@/contracts/languages'
import brandFile from '@/brand.json' with { type: 'json' }
import en from '@/messages/en.json' with { type: 'json' }
import ja from '@/messages/ja.json' with { type: 'json' }
import ko from '@/messages/ko.json' with { type: 'json' }
import th from '@/messages/th.json' with { type: 'json' }
import zh from '@/messages/zh-CN.json' with { type: 'json' }
import type { MessageKey } from './message-key'

const MESSAGES: Record<Locale, typeof en> = { en, 'zh-CN': zh, ja, ko, th }

/** A shop of another brand is tested with SAMPAN_BRAND_NAME. */
const brand = process.env.SAMPAN_BRAND_NAME ?? brandFile.name
const legalName = process.env.SAMPAN_BRAND_NAME ?? brandFile.legalName

/** The text of a message with its values: `words('payment.pay', { amount: '$1.00' })`. */
export type Words = (key: MessageKey, values?: Record<string, string | number>) => string

/** The texts of a language. Throws for a key that does not exist and for a missing value. */
export function wordsIn(locale: Locale): Words {
  const translate = createTranslator({
    locale,
    messages: MESSAGES[locale],
    onError: (error) => {
      throw error
    },
  }) as Words
  return (key, values) => translate(key, { brand, legalName, ...values })
}

/** The language of Sampan for a BCP 47 tag such as `th-TH`. */
export function localeOf(tag: string | undefined): Locale {
  const locale = localeOfTag(tag ?? 'en')
  if (locale) return locale
  throw new Error(`Sampan has no language ${tag}: use one of ${LOCALES.join(', ')}`)
}
