import { CheckoutSkeleton } from '@/components/checkout/checkout-skeleton'
import { StackPage } from '@/components/layout/stack-page'
import { OrderScreen } from '@/components/orders/order-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ id: [] }]

export const generateMetadata = () => pageMetadata('orderInfo')

export default function OrderInfoPage() {
  return (
    <StackPage
      titleKey="orderInfo"
      backHref="/myPurchases"
      bottom="bar"
      waiting={<CheckoutSkeleton />}
    >
      <OrderScreen />
    </StackPage>
  )
}
