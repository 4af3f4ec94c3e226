import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/contracts/schemas/account'
import { noteOwnSession } from '@/lib/api/own-session'
import { clearCart } from '@/lib/cart/clear'
import { tellTabs } from '@/lib/cart/tabs'
import { clearShopperStorage } from '@/lib/mutations/shopper-storage'
import { clearBackData } from '@/lib/navigation/back-data'
import { forgetOffline } from '@/lib/offline/forget'
import { accountKeys } from '@/lib/queries/account'

/** Forgets what every query knew; those on screen ask again as the shopper who has just signed in. */
export async function beginSession(queryClient: QueryClient, user: User): Promise<void> {
  noteOwnSession()
  forgetOffline()
  await forgetAnswers(queryClient)
  queryClient.setQueryData(accountKeys.user, user)
  tellTabs({ kind: 'session' })
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== accountKeys.user[0],
  })
}

/** Forgets what every query knew and asks nothing: the private page on screen is about to be left. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  forgetShopper()
  await forgetAnswers(queryClient)
  queryClient.setQueryData(accountKeys.user, null)
}

/** Forgets what is kept outside the queries, on the phone and in this tab, and tells the other tabs. */
export function forgetShopper(): void {
  noteOwnSession()
  clearBackData()
  clearCart()
  clearShopperStorage()
  forgetOffline()
}

/** Queries are reset, not removed: a kept-alive page would go on showing a removed one's answer. */
async function forgetAnswers(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries()
  for (const query of queryClient.getQueryCache().getAll()) query.reset()
}
