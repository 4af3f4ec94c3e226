import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { deleteAddress, saveAddress, setDefaultAddress, type Address } from '@/contracts/addresses'
import type { InputOf } from '@/contracts/endpoint'
import { call } from '@/lib/api/call'
import { addressKeys } from '@/lib/queries/addresses'
import { orderKeys } from '@/lib/queries/orders'

/** Complaints about fields are not toasted: the form shows `error.fields`. */
export function useSaveAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof saveAddress>) =>
      call(saveAddress, input, { quiet: 'fields' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: addressKeys.all }),
  })
}

export function useSetDefaultAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof setDefaultAddress>) => call(setDefaultAddress, input),
    onSuccess: (addresses) => adoptList(queryClient, addresses),
  })
}

export function useDeleteAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof deleteAddress>) => call(deleteAddress, input),
    onSuccess: (addresses, { id }) => {
      queryClient.removeQueries({ queryKey: addressKeys.detail(Number(id)) })
      return adoptList(queryClient, addresses)
    },
  })
}

/** Both answers are the list as it is now; a quote may have been made for an address that changed. */
function adoptList(queryClient: QueryClient, addresses: Address[]) {
  queryClient.setQueryData(addressKeys.list, addresses)
  return queryClient.invalidateQueries({ queryKey: orderKeys.quotes })
}
