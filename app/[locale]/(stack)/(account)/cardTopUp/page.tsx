import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { FreshVisit } from '@/components/layout/fresh-visit'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { CardTopUpScreen } from '@/components/top-up/card-top-up-screen'
import { ListSkeleton, Skeletons } from '@/components/ui/skeleton'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('cardTopUp')

export default async function CardTopUpPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('cardTopUp')} backHref="/topUp" />
      <PageShell width="form">
        <Suspense
          fallback={
            <Skeletons>
              <ListSkeleton />
            </Skeletons>
          }
        >
          <FreshVisit>
            <CardTopUpScreen />
          </FreshVisit>
        </Suspense>
      </PageShell>
    </>
  )
}
