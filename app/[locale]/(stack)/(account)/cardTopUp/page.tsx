import { StackPage } from '@/components/layout/stack-page'
import { CardTopUpScreen } from '@/components/top-up/card-top-up-screen'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('cardTopUp')

export default function CardTopUpPage() {
  return (
    <StackPage
      titleKey="cardTopUp"
      backHref="/topUp"
      width="form"
      isFresh
      waiting={
        <Skeletons>
          <ListSkeleton />
        </Skeletons>
      }
    >
      <CardTopUpScreen />
    </StackPage>
  )
}
