import { SecurityScreen } from '@/components/account/security-screen'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('security')

export default function SecurityPage() {
  return (
    <StackPage titleKey="security" backHref="/profile" width="reading">
      <SecurityScreen />
    </StackPage>
  )
}
