import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { FreshVisit } from '@/components/layout/fresh-visit'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { CheckoutSkeleton } from '@/components/checkout/checkout-skeleton'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('checkout')

export default async function CheckoutPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('checkout')} backHref="/home" />
      <PageShell bottom="bar">
        <FreshVisit>
          <Suspense fallback={<CheckoutSkeleton />}>
            <CheckoutScreen />
          </Suspense>
        </FreshVisit>
      </PageShell>
    </>
  )
}
