import { getTranslations } from 'next-intl/server'
import { SecurityScreen } from '@/components/account/security-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('security')

export default async function SecurityPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('security')} backHref="/profile" />
      <PageShell width="reading">
        <SecurityScreen />
      </PageShell>
    </>
  )
}
