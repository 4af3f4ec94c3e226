import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { WithdrawalsScreen } from '@/components/withdrawals/withdrawals-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('depositRecord')

export default async function DepositRecordPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('depositRecord')} backHref="/profile" />
      <PageShell width="reading">
        <Suspense
          fallback={
            <Skeletons>
              <ListSkeleton />
            </Skeletons>
          }
        >
          <WithdrawalsScreen />
        </Suspense>
      </PageShell>
    </>
  )
}
