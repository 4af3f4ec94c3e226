import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '@/contracts/schemas/account'
import type { InputOf } from '@/contracts/endpoint'
import type { cancelOrder, confirmOrder, createOrder, payOrders } from '@/contracts/orders'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { callOnce } from '@/lib/mutations/idempotency'
import { accountKeys } from '@/lib/queries/account-keys'
import { cartKeys } from '@/lib/queries/cart'
import { orderKeys } from '@/lib/queries/orders'
import { productKeys } from '@/lib/queries/products'
import { walletKeys } from '@/lib/queries/wallet-keys'

const contract = () => import('@/contracts/orders')

/** An error (insufficient stock, changed total) also makes the quote stale. */
export function useCreateOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof createOrder>) => callOnce(contract, 'createOrder', input),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKeys.all }),
        queryClient.invalidateQueries({ queryKey: cartKeys.all }),
        queryClient.invalidateQueries({ queryKey: productKeys.everyLive }),
      ]),
  })
}

/** A retry with the same ticket after a timeout returns the first result. */
export function usePayOrders() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof payOrders>) => callOnce(contract, 'payOrders', input),
    onSuccess: ({ balance }) =>
      queryClient.setQueryData<User | null>(accountKeys.user, (user) =>
        user ? { ...user, balance } : user,
      ),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKeys.all }),
        queryClient.invalidateQueries({ queryKey: accountKeys.user }),
        queryClient.invalidateQueries({ queryKey: walletKeys.all }),
      ]),
  })
}

export function useConfirmOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof confirmOrder>) =>
      callEndpoint(contract, 'confirmOrder', input),
    onSuccess: (order) => queryClient.setQueryData(orderKeys.detail(order.id), order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

export function useCancelOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof cancelOrder>) =>
      callEndpoint(contract, 'cancelOrder', input),
    onSuccess: (order) => queryClient.setQueryData(orderKeys.detail(order.id), order),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKeys.all }),
        queryClient.invalidateQueries({ queryKey: productKeys.everyLive }),
      ]),
  })
}
