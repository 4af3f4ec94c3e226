import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { TitleKey } from '@/lib/navigation/routes'

/** The page's title from its route's title key; for `generateMetadata` of pages with a fixed title. */
export async function pageMetadata(titleKey: TitleKey): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t(titleKey) }
}
