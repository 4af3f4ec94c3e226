import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { AddressList } from '@/components/addresses/address-list'
import { AddressListSkeleton } from '@/components/addresses/address-list-skeleton'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('address')

export default async function AddressPage() {
  const t = await getTranslations('titles')
  return (
    <>
      <TopBar title={t('address')} backHref="/profile" />
      <PageShell bottom="bar">
        <Suspense fallback={<AddressListSkeleton />}>
          <AddressList />
        </Suspense>
      </PageShell>
    </>
  )
}
