import { getTranslations } from 'next-intl/server'
import { ServiceLinks } from '@/components/service/service-links'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('services')

export default async function ServicesPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('services')} backHref="/profile" />
      <PageShell width="reading">
        <ServiceLinks />
      </PageShell>
    </>
  )
}
