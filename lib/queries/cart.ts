import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Cart } from '@/contracts/schemas/cart'
import { callEndpoint } from '@/lib/api/call-endpoint'
import type { PhoneLine } from '@/lib/cart/phone-cart'

const contract = () => import('@/contracts/cart')

export const cartKeys = {
  all: ['cart'] as const,
  mine: ['cart', 'mine'] as const,
  phone: (lines: readonly PhoneLine[]) => ['cart', 'phone', lines] as const,
}

export const EMPTY_CART: Cart = { lines: [], quantity: 0, selected_quantity: 0, selected_total: 0 }

/** The signed-in shopper's cart. Quiet: a badge that cannot be asked for is not worth a toast. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.mine,
    queryFn: ({ signal }) => callEndpoint(contract, 'getCart', {}, { signal, quiet: true }),
    staleTime: 5_000,
  })

/** The cart kept on this phone, with the names, prices and stock of now. */
export const phoneCartQuery = (lines: readonly PhoneLine[]) =>
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
