import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { RechargesScreen } from '@/components/top-up/recharges-screen'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('topUpRecord')

export default async function TopUpRecordPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('topUpRecord')} backHref="/profile" />
      <PageShell width="reading">
        <Suspense
          fallback={
            <Skeletons>
              <ListSkeleton />
            </Skeletons>
          }
        >
          <RechargesScreen />
        </Suspense>
      </PageShell>
    </>
  )
}
