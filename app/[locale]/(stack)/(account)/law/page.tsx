import { getTranslations } from 'next-intl/server'
import { LawScreen } from '@/components/articles/law-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('law')

export default async function LawPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('law')} backHref="/profile" />
      <PageShell width="reading">
        <LawScreen />
      </PageShell>
    </>
  )
}
