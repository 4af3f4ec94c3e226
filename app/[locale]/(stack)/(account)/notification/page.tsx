import { StackPage } from '@/components/layout/stack-page'
import { NoticesScreen } from '@/components/notifications/notices-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('notification')

export default function NotificationPage() {
  return (
    <StackPage titleKey="notification" backHref="/profile">
      <NoticesScreen />
    </StackPage>
  )
}
