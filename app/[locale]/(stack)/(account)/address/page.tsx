import { AddressList } from '@/components/addresses/address-list'
import { AddressListSkeleton } from '@/components/addresses/address-list-skeleton'
import { StackPage } from '@/components/layout/stack-page'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('address')

export default function AddressPage() {
  return (
    <StackPage
      titleKey="address"
      backHref="/profile"
      bottom="bar"
      waiting={<AddressListSkeleton />}
    >
      <AddressList />
    </StackPage>
  )
}
