import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { FormSkeleton } from '@/components/ui/skeleton'
import { ResetOnNavigation } from '@/components/layout/reset-on-navigation'
import { AddressForm } from '@/components/addresses/address-form'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ id: [] }]

export const generateMetadata = () => pageMetadata('addressForm')

export default async function AddressFormPage({ params }: { params: Promise<{ id?: string[] }> }) {
  const { id } = await params
  const t = await getTranslations('address')
  return (
    <>
      <TopBar title={id?.length ? t('editTitle') : t('addTitle')} backHref="/address" />
      <PageShell width="form">
        <div className="pt-5">
          <ResetOnNavigation>
            <Suspense fallback={<FormSkeleton fields={5} />}>
              <AddressForm />
            </Suspense>
          </ResetOnNavigation>
        </div>
      </PageShell>
    </>
  )
}
