import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { FreshVisit } from '@/components/layout/fresh-visit'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { PaymentScreen } from '@/components/payment/payment-screen'
import { PaymentSkeleton } from '@/components/payment/payment-skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('payment')

export default async function PaymentPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('payment')} backHref="/myPurchases" />
      <PageShell width="form" bottom="bar">
        <FreshVisit>
          <Suspense fallback={<PaymentSkeleton />}>
            <PaymentScreen />
          </Suspense>
        </FreshVisit>
      </PageShell>
    </>
  )
}
