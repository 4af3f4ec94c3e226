import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { OrdersSkeleton } from '@/components/orders/orders-skeleton'
import { PurchasesScreen } from '@/components/orders/purchases-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ status: [] }]

export const generateMetadata = () => pageMetadata('myPurchases')

export default async function MyPurchasesPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('myPurchases')} backHref="/profile" />
      <PageShell>
        <Suspense fallback={<OrdersSkeleton />}>
          <PurchasesScreen />
        </Suspense>
      </PageShell>
    </>
  )
}
