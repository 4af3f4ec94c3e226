import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { followShop } from '@/contracts/shops'
import type { Shop } from '@/contracts/schemas/shops'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { withoutRow } from '@/lib/queries/paging'
import { followedShopsQuery, shopKeys, shopQuery } from '@/lib/queries/shops'

const contract = () => import('@/contracts/shops')

/** Optimistic update, reverted if the call fails. */
export function useFollowShop() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof followShop>) => callEndpoint(contract, 'followShop', input),
    onMutate: async ({ shop_id, on }) => {
      const { queryKey } = shopQuery(shop_id)
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (shop) => shop && withFollowed(shop, on))
      const followed = followedShopsQuery().queryKey
      await queryClient.cancelQueries({ queryKey: followed })
      const followedBefore = queryClient.getQueryData(followed)
      if (!on) queryClient.setQueryData(followed, (pages) => pages && withoutRow(pages, shop_id))
      return { before, followedBefore }
    },
    onError: (_error, { shop_id }, context) => {
      queryClient.setQueryData(shopQuery(shop_id).queryKey, context?.before)
      queryClient.setQueryData(followedShopsQuery().queryKey, context?.followedBefore)
    },
    onSuccess: (answer, { shop_id }) =>
      queryClient.setQueryData(
        shopQuery(shop_id).queryKey,
        (shop) => shop && { ...shop, ...answer },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shopKeys.followed }),
  })
}

function withFollowed(shop: Shop, followed: boolean): Shop {
  const change = Number(followed) - Number(shop.followed)
  return { ...shop, followed, fans: shop.fans + change }
}
