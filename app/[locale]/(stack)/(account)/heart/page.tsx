import { getTranslations } from 'next-intl/server'
import { FavouritesScreen } from '@/components/favourites/favourites-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('heart')

export default async function HeartPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('heart')} backHref="/profile" />
      <PageShell>
        <FavouritesScreen first="shops" />
      </PageShell>
    </>
  )
}
