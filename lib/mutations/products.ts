import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { setFavourite } from '@/contracts/products'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { withoutRow } from '@/lib/queries/paging'
import { favouritesQuery, productKeys, productQuery } from '@/lib/queries/products'

const contract = () => import('@/contracts/products')

/** Optimistic update, reverted if the call fails. */
export function useSetFavourite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof setFavourite>) =>
      callEndpoint(contract, 'setFavourite', input),
    onMutate: async ({ product_id, on }) => {
      const { queryKey } = productQuery(product_id)
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (product) => product && { ...product, favourite: on })
      const kept = favouritesQuery().queryKey
      await queryClient.cancelQueries({ queryKey: kept })
      const keptBefore = queryClient.getQueryData(kept)
      if (!on) queryClient.setQueryData(kept, (pages) => pages && withoutRow(pages, product_id))
      return { before, keptBefore }
    },
    onError: (_error, { product_id }, context) => {
      queryClient.setQueryData(productQuery(product_id).queryKey, context?.before)
      queryClient.setQueryData(favouritesQuery().queryKey, context?.keptBefore)
    },
    onSuccess: ({ favourite }, { product_id }) =>
      queryClient.setQueryData(
        productQuery(product_id).queryKey,
        (product) => product && { ...product, favourite },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: productKeys.favourites }),
  })
}
