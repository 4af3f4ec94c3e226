import { StackPage } from '@/components/layout/stack-page'
import { OrdersSkeleton } from '@/components/orders/orders-skeleton'
import { PurchasesScreen } from '@/components/orders/purchases-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ status: [] }]

export const generateMetadata = () => pageMetadata('myPurchases')

export default function MyPurchasesPage() {
  return (
    <StackPage titleKey="myPurchases" backHref="/profile" waiting={<OrdersSkeleton />}>
      <PurchasesScreen />
    </StackPage>
  )
}
