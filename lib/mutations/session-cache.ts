import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/contracts/schemas/account'
import { noteOwnSession } from '@/lib/api/own-session'
import { clearCart } from '@/lib/cart/clear'
import { notifyTabs } from '@/lib/cart/tabs'
import { clearShopperStorage } from '@/lib/mutations/shopper-storage'
import { clearBackData } from '@/lib/navigation/back-data'
import { deleteOfflineData } from '@/lib/offline/delete-offline-data'
import { accountKeys } from '@/lib/queries/account-keys'

/** Deletes what every query knew; those on screen ask again as the shopper who has just signed in. */
export async function beginSession(queryClient: QueryClient, user: User): Promise<void> {
  noteOwnSession()
  deleteOfflineData()
  await clearAnswers(queryClient)
  queryClient.setQueryData(accountKeys.user, user)
  notifyTabs({ kind: 'session' })
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== accountKeys.user[0],
  })
}

/** Deletes what every query knew and asks nothing: the private page on screen is about to be left. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  clearShopperData()
  await clearAnswers(queryClient)
  queryClient.setQueryData(accountKeys.user, null)
}

/** Deletes what is kept outside the queries, on the phone and in this tab, and tells the other tabs. */
export function clearShopperData(): void {
  noteOwnSession()
  clearBackData()
  clearCart()
  clearShopperStorage()
  deleteOfflineData()
}

/** Queries are reset, not removed: a kept-alive page would go on showing a removed one's answer. */
async function clearAnswers(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries()
  for (const query of queryClient.getQueryCache().getAll()) query.reset()
}
