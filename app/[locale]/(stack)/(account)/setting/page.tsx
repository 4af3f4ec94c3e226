import { getTranslations } from 'next-intl/server'
import { SettingScreen } from '@/components/account/setting-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('setting')

export default async function SettingPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('setting')} backHref="/profile" />
      <PageShell width="reading">
        <SettingScreen />
      </PageShell>
    </>
  )
}
