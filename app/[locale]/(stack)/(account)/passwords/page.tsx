import { PasswordsScreen } from '@/components/account/password-rows'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('passwords')

export default function PasswordsPage() {
  return (
    <StackPage titleKey="passwords" backHref="/security" width="reading">
      <PasswordsScreen />
    </StackPage>
  )
}
