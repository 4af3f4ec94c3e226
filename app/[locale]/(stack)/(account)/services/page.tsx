import { ServiceLinks } from '@/components/service/service-links'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('services')

export default function ServicesPage() {
  return (
    <StackPage titleKey="services" backHref="/profile" width="reading">
      <ServiceLinks />
    </StackPage>
  )
}
