import { useTranslations } from 'next-intl'
import { tagKey } from '@/lib/addresses/tag-key'

/** A suggested tag in the language of the page; any other tag as the shopper typed it. */
export function useTagName(): (tag: string) => string {
  const t = useTranslations('address')
  return (tag) => {
    const key = tagKey(tag)
    return key ? t(key) : tag
  }
}
