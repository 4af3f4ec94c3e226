'use client'

import Plus from 'lucide-react/icons/plus'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { detourHref, useDetourEnd } from '@/components/layout/use-detour'
import { LoadFailure } from '@/components/layout/load-failure'
import { ActionBar } from '@/components/layout/page-shell'
import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useCheckoutForm } from '@/lib/checkout/use-checkout-form'
import { addressesQuery } from '@/lib/queries/addresses'
import { AddressListSkeleton } from './address-list-skeleton'
import { AddressCard } from './address-card'

/** The shopper's addresses; during checkout also the choice of one for the order. */
export function AddressList() {
  const t = useTranslations('address')
  const { data: addresses, error, refetch, isFetching } = useQuery(addressesQuery())
  const from = useSearchParams().get('from')
  const checkout = useCheckoutForm()
  const endDetour = useDetourEnd('/checkout')
  const page = from ? detourHref('/address', from) : '/address'
  const isChoosing = from !== null && /^\/checkout\b/.test(from)

  if (!addresses && error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!addresses) return <AddressListSkeleton />

  const add = { href: detourHref('/addressForm', page), icon: <Plus size={20} /> }
  if (addresses.length === 0)
    return (
      <EmptyState
        drawing="house"
        title={t('empty')}
        action={<ButtonLink {...add}>{t('add')}</ButtonLink>}
      />
    )

  function choose(addressId: number) {
    checkout.change({ addressId })
    endDetour()
  }
  return (
    <>
      <ul className="grid gap-3 pt-3 wide:grid-cols-2">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            page={page}
            onChoose={isChoosing ? choose : undefined}
          />
        ))}
      </ul>
      <ActionBar>
        <ButtonLink {...add} size="large" isFullWidth>
          {t('add')}
        </ButtonLink>
      </ActionBar>
    </>
  )
}
