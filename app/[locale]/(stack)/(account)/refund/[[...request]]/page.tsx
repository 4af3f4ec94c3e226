import { FormSkeleton } from '@/components/ui/skeleton'
import { StackPage } from '@/components/layout/stack-page'
import { RefundScreen } from '@/components/refunds/refund-screen'
import { RefundTitle } from '@/components/refunds/refund-title'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ request: [] }]

export const generateMetadata = () => pageMetadata('refund')

export default function RefundPage() {
  return (
    <StackPage
      titleKey="refund"
      heading={<RefundTitle />}
      backHref="/myPurchases"
      width="form"
      waiting={<FormSkeleton fields={5} />}
    >
      <RefundScreen />
    </StackPage>
  )
}
