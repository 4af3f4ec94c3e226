import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/contracts/schemas/account'
import { recordOwnSession } from '@/lib/api/own-session'
import { notifyTabs } from '@/lib/cart/tabs'
import { clearShopperStorage } from '@/lib/mutations/shopper-storage'
import { clearBackData } from '@/lib/navigation/back-data'
import { deleteOfflineData } from '@/lib/offline/delete-offline-data'
import { accountKeys } from '@/lib/queries/account-keys'
import { clearOutbox } from '@/lib/cart/outbox'
import { clearGuestCart } from '@/lib/cart/guest-cart'
import { closeUndo } from '@/lib/cart/removal'

/** Clears all queries; active ones refetch as the shopper who has just signed in. */
export async function beginSession(queryClient: QueryClient, user: User): Promise<void> {
  recordOwnSession()
  deleteOfflineData()
  await clearAnswers(queryClient)
  queryClient.setQueryData(accountKeys.user, user)
  notifyTabs({ kind: 'session' })
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== accountKeys.user[0],
  })
}

/** Clears all queries without refetching: the private page is about to be left. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  clearShopperData()
  await clearAnswers(queryClient)
  queryClient.setQueryData(accountKeys.user, null)
}

/** Deletes the shopper's data outside the queries, on this device and in this tab, and notifies other tabs. */
export function clearShopperData(): void {
  recordOwnSession()
  clearBackData()
  clearCart()
  clearShopperStorage()
  deleteOfflineData()
}

/** Queries are reset, not removed: a kept-alive page would still show the data of a removed query. */
async function clearAnswers(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries()
  for (const query of queryClient.getQueryCache().getAll()) query.reset()
}

/** Deletes the cart at sign-out: the guest cart, the outbox and the pending undo. */
function clearCart(): void {
  closeUndo()
  clearOutbox()
  clearGuestCart()
  notifyTabs({ kind: 'session' })
}
