import { StackPage } from '@/components/layout/stack-page'
import { PaymentScreen } from '@/components/payment/payment-screen'
import { PaymentSkeleton } from '@/components/payment/payment-skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('payment')

export default function PaymentPage() {
  return (
    <StackPage
      titleKey="payment"
      backHref="/myPurchases"
      width="form"
      bottom="bar"
      isFresh
      waiting={<PaymentSkeleton />}
    >
      <PaymentScreen />
    </StackPage>
  )
}
