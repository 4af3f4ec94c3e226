import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { FormSkeleton } from '@/components/account/form-skeleton'
import { FreshVisit } from '@/components/layout/fresh-visit'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { CommentScreen } from '@/components/comment/comment-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('comment')

export default async function CommentPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('comment')} backHref="/myPurchases/3" />
      <PageShell width="form" bottom="bar">
        <FreshVisit>
          <Suspense fallback={<FormSkeleton fields={4} />}>
            <CommentScreen />
          </Suspense>
        </FreshVisit>
      </PageShell>
    </>
  )
}
