import { SettingScreen } from '@/components/account/setting-screen'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('setting')

export default function SettingPage() {
  return (
    <StackPage titleKey="setting" backHref="/profile" width="reading">
      <SettingScreen />
    </StackPage>
  )
}
