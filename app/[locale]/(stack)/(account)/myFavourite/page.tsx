import { getTranslations } from 'next-intl/server'
import { FavouritesScreen } from '@/components/favourites/favourites-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('myFavourite')

export default async function MyFavouritePage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('myFavourite')} backHref="/profile" />
      <PageShell>
        <FavouritesScreen first="products" />
      </PageShell>
    </>
  )
}
