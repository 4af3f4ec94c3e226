import { BillScreen } from '@/components/bill/bill-screen'
import { StackPage } from '@/components/layout/stack-page'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('capitalRecord')

export default function CapitalRecordPage() {
  return (
    <StackPage
      titleKey="capitalRecord"
      backHref="/profile"
      width="reading"
      waiting={
        <Skeletons>
          <ListSkeleton />
        </Skeletons>
      }
    >
      <BillScreen />
    </StackPage>
  )
}
