import { getTranslations } from 'next-intl/server'
import { ProfileScreen } from '@/components/account/profile-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { NoticeBell } from '@/components/notifications/notice-bell'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('profile')

export default async function ProfilePage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar
        title={t('profile')}
        backHref="/home"
        action={<NoticeBell label={t('notification')} />}
      />
      <PageShell>
        <ProfileScreen />
      </PageShell>
    </>
  )
}
