import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { followShop, Shop } from '@/contracts/shops'
import { remote } from '@/lib/api/remote'
import { shopKeys, shopQuery } from '@/lib/queries/shops'

const contract = () => import('@/contracts/shops')

/** Shows at once what was asked for, and goes back to what was if the call fails. */
export function useFollowShop() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof followShop>) => remote(contract, 'followShop', input),
    onMutate: async ({ shop_id, on }) => {
      const { queryKey } = shopQuery(shop_id)
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (shop) => shop && withFollowed(shop, on))
      return { before }
    },
    onError: (_error, { shop_id }, context) =>
      queryClient.setQueryData(shopQuery(shop_id).queryKey, context?.before),
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
