import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Cart } from '@/contracts/schemas/cart'
import { callEndpoint } from '@/lib/api/call-endpoint'
import type { GuestLine } from '@/lib/cart/guest-cart'

const contract = () => import('@/contracts/cart')

export const cartKeys = {
  all: ['cart'] as const,
  mine: ['cart', 'mine'] as const,
  phone: (lines: readonly GuestLine[]) => ['cart', 'phone', lines] as const,
}

export const EMPTY_CART: Cart = { lines: [], quantity: 0, selected_quantity: 0, selected_total: 0 }

/** The shopper's cart. Quiet: a failed badge needs no toast. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.mine,
    queryFn: ({ signal }) => callEndpoint(contract, 'getCart', {}, { signal, quiet: true }),
    staleTime: 5_000,
  })

/** The guest cart with current names, prices and stock. */
export const guestCartQuery = (lines: readonly GuestLine[]) =>
  queryOptions({
    queryKey: cartKeys.phone(lines),
    queryFn: ({ signal }): Promise<Cart> =>
      lines.length === 0
        ? Promise.resolve(EMPTY_CART)
        : callEndpoint(
            contract,
            'previewCart',
            { items: [...lines] },
            { signal, quiet: true, allowRepeat: true },
          ),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
