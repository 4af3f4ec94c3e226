import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { FormSkeleton } from '@/components/account/form-skeleton'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { RefundScreen } from '@/components/refunds/refund-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ request: [] }]

export const generateMetadata = () => pageMetadata('refund')

export default async function RefundPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('refund')} backHref="/myPurchases" />
      <PageShell width="form">
        <Suspense fallback={<FormSkeleton fields={5} />}>
          <RefundScreen />
        </Suspense>
      </PageShell>
    </>
  )
}
