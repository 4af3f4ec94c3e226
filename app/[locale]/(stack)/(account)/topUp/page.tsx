import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { TopUpScreen } from '@/components/top-up/top-up-screen'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('topUp')

export default async function TopUpPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('topUp')} backHref="/profile" />
      <PageShell width="form">
        <Suspense
          fallback={
            <Skeletons>
              <ListSkeleton />
            </Skeletons>
          }
        >
          <TopUpScreen />
        </Suspense>
      </PageShell>
    </>
  )
}
