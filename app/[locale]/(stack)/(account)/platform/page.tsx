import { PlatformScreen } from '@/components/service/platform-screen'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('platform')

export default function PlatformPage() {
  return (
    <StackPage titleKey="platform" backHref="/profile" width="reading">
      <PlatformScreen />
    </StackPage>
  )
}
