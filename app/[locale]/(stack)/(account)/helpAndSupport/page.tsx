import { getTranslations } from 'next-intl/server'
import { HelpScreen } from '@/components/articles/help-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('helpAndSupport')

export default async function HelpAndSupportPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('helpAndSupport')} backHref="/profile" />
      <PageShell width="reading">
        <HelpScreen />
      </PageShell>
    </>
  )
}
