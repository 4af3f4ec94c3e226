import { useQuery } from '@tanstack/react-query'
import { useKeptForm } from '@/lib/forms/use-kept-form'
import { userQuery } from '@/lib/queries/account'

/** What is entered of a top-up, kept for its shopper; put it on the form. */
export function useKeptTopUp(way: 'card' | 'chain' | 'manual') {
  const { data: user } = useQuery(userQuery())
  return useKeptForm(`top-up-${way}`, user?.id)
}
