import { getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { NoticesScreen } from '@/components/notifications/notices-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('notification')

export default async function NotificationPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('notification')} backHref="/profile" />
      <PageShell>
        <NoticesScreen />
      </PageShell>
    </>
  )
}
