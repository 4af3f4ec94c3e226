import { StackPage } from '@/components/layout/stack-page'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { WithdrawalsScreen } from '@/components/withdrawals/withdrawals-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('depositRecord')

export default function DepositRecordPage() {
  return (
    <StackPage
      titleKey="depositRecord"
      backHref="/profile"
      width="reading"
      waiting={
        <Skeletons>
          <ListSkeleton />
        </Skeletons>
      }
    >
      <WithdrawalsScreen />
    </StackPage>
  )
}
