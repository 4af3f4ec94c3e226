import { pageMetadata } from '@/lib/i18n/page-metadata'
import { getTranslations } from 'next-intl/server'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('home')

export default async function HomePage() {
  const t = await getTranslations('titles')
  return <h1>{t('home')}</h1>
}
