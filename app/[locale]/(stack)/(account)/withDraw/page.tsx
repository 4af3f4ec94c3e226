import { StackPage } from '@/components/layout/stack-page'
import { WithdrawScreen } from '@/components/withdrawals/withdraw-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('withDraw')

export default function WithDrawPage() {
  return (
    <StackPage titleKey="withDraw" backHref="/profile" width="form" bottom="bar" isFresh>
      <WithdrawScreen />
    </StackPage>
  )
}
