import { StackPage } from '@/components/layout/stack-page'
import { TopUpScreen } from '@/components/top-up/top-up-screen'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('topUp')

export default function TopUpPage() {
  return (
    <StackPage
      titleKey="topUp"
      backHref="/profile"
      width="form"
      waiting={
        <Skeletons>
          <ListSkeleton />
        </Skeletons>
      }
    >
      <TopUpScreen />
    </StackPage>
  )
}
