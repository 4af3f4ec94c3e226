import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { CheckoutSkeleton } from '@/components/checkout/checkout-skeleton'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('checkout')

export default function CheckoutPage() {
  return (
    <StackPage
      titleKey="checkout"
      backHref="/home"
      bottom="bar"
      isFresh
      waiting={<CheckoutSkeleton />}
    >
      <CheckoutScreen />
    </StackPage>
  )
}
