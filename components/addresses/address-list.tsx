'use client'

import Plus from 'lucide-react/icons/plus'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { detourHref } from '@/components/account/use-detour'
import { LoadFailure } from '@/components/account/load-failure'
import { ActionBar } from '@/components/layout/action-bar'
import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { addressesQuery } from '@/lib/queries/addresses'
import { AddressListSkeleton } from './address-list-skeleton'
import { AddressCard } from './address-card'

export function AddressList() {
  const t = useTranslations('address')
  const { data: addresses, error, refetch, isFetching } = useQuery(addressesQuery())
  if (!addresses && error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!addresses) return <AddressListSkeleton />
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState drawing="house-with-garden.sand" title={t('empty')} />
      ) : (
        <ul className="grid gap-3 pt-3 wide:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      )}
      <ActionBar>
        <ButtonLink
          href={detourHref('/addressForm', '/address')}
          size="large"
          isFullWidth
          icon={<Plus size={20} />}
        >
          {t('add')}
        </ButtonLink>
      </ActionBar>
    </>
  )
}
