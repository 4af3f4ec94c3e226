import { HelpScreen } from '@/components/articles/help-screen'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('helpAndSupport')

export default function HelpAndSupportPage() {
  return (
    <StackPage titleKey="helpAndSupport" backHref="/profile" width="reading">
      <HelpScreen />
    </StackPage>
  )
}
