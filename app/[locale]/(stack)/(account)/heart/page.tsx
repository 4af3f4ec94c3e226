import { FavouritesScreen } from '@/components/favourites/favourites-screen'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('heart')

export default function HeartPage() {
  return (
    <StackPage titleKey="heart" backHref="/profile">
      <FavouritesScreen first="shops" />
    </StackPage>
  )
}
