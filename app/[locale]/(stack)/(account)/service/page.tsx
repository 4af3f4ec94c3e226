import { getTranslations } from 'next-intl/server'
import { ServiceScreen } from '@/components/service/service-screen'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('service')

export default async function ServicePage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('service')} backHref="/services" />
      <PageShell width="reading">
        <ServiceScreen />
      </PageShell>
    </>
  )
}
