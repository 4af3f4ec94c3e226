import { LawScreen } from '@/components/articles/law-screen'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('law')

export default function LawPage() {
  return (
    <StackPage titleKey="law" backHref="/profile" width="reading">
      <LawScreen />
    </StackPage>
  )
}
