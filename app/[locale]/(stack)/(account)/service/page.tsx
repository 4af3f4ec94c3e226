import { ServiceScreen } from '@/components/service/service-screen'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('service')

export default function ServicePage() {
  return (
    <StackPage titleKey="service" backHref="/services" width="reading">
      <ServiceScreen />
    </StackPage>
  )
}
