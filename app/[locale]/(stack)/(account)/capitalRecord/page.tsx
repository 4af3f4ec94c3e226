import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { BillScreen } from '@/components/bill/bill-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('capitalRecord')

export default async function CapitalRecordPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('capitalRecord')} backHref="/profile" />
      <PageShell width="reading">
        <Suspense
          fallback={
            <Skeletons>
              <ListSkeleton />
            </Skeletons>
          }
        >
          <BillScreen />
        </Suspense>
      </PageShell>
    </>
  )
}
