'use client'

import { useQuery } from '@tanstack/react-query'
import { FormSkeleton } from '@/components/ui/skeleton'
import { LoadFailure } from '@/components/layout/load-failure'
import { userQuery } from '@/lib/queries/account'
import { withdrawalTermsQuery } from '@/lib/queries/withdrawals'
import { WithdrawForm } from './withdraw-form'

/** /withDraw */
export function WithdrawScreen() {
  const { data: user } = useQuery(userQuery())
  const { data: terms, error, isFetching, refetch } = useQuery(withdrawalTermsQuery())
  if (terms && user) return <WithdrawForm terms={terms} user={user} />
  if (error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <FormSkeleton fields={4} />
}
