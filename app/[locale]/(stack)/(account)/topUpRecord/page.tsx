import { StackPage } from '@/components/layout/stack-page'
import { RechargesScreen } from '@/components/top-up/recharges-screen'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('topUpRecord')

export default function TopUpRecordPage() {
  return (
    <StackPage
      titleKey="topUpRecord"
      backHref="/profile"
      width="reading"
      waiting={
        <Skeletons>
          <ListSkeleton />
        </Skeletons>
      }
    >
      <RechargesScreen />
    </StackPage>
  )
}
