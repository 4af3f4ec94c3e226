import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { CheckoutSkeleton } from '@/components/checkout/checkout-skeleton'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { OrderScreen } from '@/components/orders/order-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ id: [] }]

export const generateMetadata = () => pageMetadata('orderInfo')

export default async function OrderInfoPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('orderInfo')} backHref="/myPurchases" />
      <PageShell bottom="bar">
        <Suspense fallback={<CheckoutSkeleton />}>
          <OrderScreen />
        </Suspense>
      </PageShell>
    </>
  )
}
