import { getTranslations } from 'next-intl/server'
import { PlatformScreen } from '@/components/service/platform-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('platform')

export default async function PlatformPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('platform')} backHref="/profile" />
      <PageShell width="reading">
        <PlatformScreen />
      </PageShell>
    </>
  )
}
