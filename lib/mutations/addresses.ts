import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { deleteAddress, saveAddress, setDefaultAddress } from '@/contracts/addresses'
import type { Address } from '@/contracts/schemas/addresses'
import type { InputOf } from '@/contracts/endpoint'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { addressKeys } from '@/lib/queries/addresses'
import { orderKeys } from '@/lib/queries/orders'

const contract = () => import('@/contracts/addresses')

/** Field errors are not toasted: the form shows `error.fields`. */
export function useSaveAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof saveAddress>) =>
      callEndpoint(contract, 'saveAddress', input, { quiet: 'fields' }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: addressKeys.all }),
        queryClient.invalidateQueries({ queryKey: orderKeys.quotes }),
      ]),
  })
}

export function useSetDefaultAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof setDefaultAddress>) =>
      callEndpoint(contract, 'setDefaultAddress', input),
    onSuccess: (addresses) => adoptList(queryClient, addresses),
  })
}

export function useDeleteAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof deleteAddress>) =>
      callEndpoint(contract, 'deleteAddress', input),
    onSuccess: (addresses, { id }) => {
      queryClient.removeQueries({ queryKey: addressKeys.detail(Number(id)) })
      return adoptList(queryClient, addresses)
    },
  })
}

/** Both replies are the new list. The default address may have changed, which details and quotes contain. */
function adoptList(queryClient: QueryClient, addresses: Address[]) {
  queryClient.setQueryData(addressKeys.list, addresses)
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: addressKeys.details }),
    queryClient.invalidateQueries({ queryKey: orderKeys.quotes }),
  ])
}
