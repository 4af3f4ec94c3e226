import { getTranslations } from 'next-intl/server'
import { PasswordsScreen } from '@/components/account/passwords-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('passwords')

export default async function PasswordsPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('passwords')} backHref="/security" />
      <PageShell width="reading">
        <PasswordsScreen />
      </PageShell>
    </>
  )
}
