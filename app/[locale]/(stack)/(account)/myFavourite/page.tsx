import { FavouritesScreen } from '@/components/favourites/favourites-screen'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('myFavourite')

export default function MyFavouritePage() {
  return (
    <StackPage titleKey="myFavourite" backHref="/profile">
      <FavouritesScreen first="products" />
    </StackPage>
  )
}
