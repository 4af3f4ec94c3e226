'use client'

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { FormSkeleton } from '@/components/ui/skeleton'
import { LoadFailure } from '@/components/layout/load-failure'
import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { CODE } from '@/contracts/codes'
import { parseId } from '@/contracts/parse-id'
import { ApiError } from '@/lib/api/api-error'
import { addressQuery } from '@/lib/queries/addresses'
import { AddressFields } from './address-fields'

/** /addressForm adds an address, /addressForm/7 edits that one. */
export function AddressForm() {
  const { id } = useParams<{ id?: string[] }>()
  const typed = id?.[0]
  if (typed === undefined) return <AddressFields address={null} />
  const parsed = parseId(typed)
  return parsed === undefined ? <AddressAbsent /> : <AddressEditor id={parsed} />
}

function AddressEditor({ id }: { id: number }) {
  const { data: address, error, refetch, isFetching } = useQuery(addressQuery(id))
  if (address) return <AddressFields key={address.id} address={address} />
  if (error instanceof ApiError && error.code === CODE.notFound) return <AddressAbsent />
  if (error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <FormSkeleton fields={5} />
}

function AddressAbsent() {
  const t = useTranslations()
  return (
    <EmptyState
      drawing="house"
      title={t('errors.NOT_FOUND')}
      action={
        <ButtonLink href="/address" variant="quiet" replace>
          {t('titles.address')}
        </ButtonLink>
      }
    />
  )
}
