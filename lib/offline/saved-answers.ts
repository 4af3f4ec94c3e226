import {
  hashKey,
  type InfiniteData,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { Order } from '@/contracts/schemas/orders'
import { ApiError } from '@/lib/api/api-error'
import { ownSession } from '@/lib/api/own-session'
import { xsrfToken } from '@/lib/api/session-mark'
import { accountKeys } from '@/lib/queries/account-keys'
import { orderKeys } from '@/lib/queries/orders'
import { readAnswers, writeAnswers, type SavedAnswer } from './answer-store'
import { deleteOfflineData } from './delete-offline-data'

const MAX_ANSWERS = 80
const SAVE_AFTER_MS = 800

/** Stored queries by key prefix. Prices, quotes, codes and cards are not stored. */
const WORTH_KEEPING: readonly QueryKey[] = [
  ['user'],
  ['cart', 'mine'],
  ['orders', 'list'],
  ['orders', 'detail'],
  ['orders', 'refund'],
  ['orders', 'refund of'],
  ['wallet', 'bill'],
  ['wallet', 'recharges'],
  ['wallet', 'withdrawals', 'list'],
  ['notices'],
  ['products', 'favourites'],
]

export const shouldPersist = (key: QueryKey): boolean =>
  WORTH_KEEPING.some((beginning) => beginning.every((word, place) => key[place] === word))

/**
 * Stores replies about the shopper's own data on this device for the life of the session, for
 * reading offline. Returns a function that stops it.
 */
export function persistAnswers(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    void saveAnswers(cache.getAll())
  }
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden' && timer) save()
  }
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || !shouldPersist(event.query.queryKey as QueryKey)) return
    if (event.action.type === 'success') timer ??= setTimeout(save, SAVE_AFTER_MS)
    if (event.action.type === 'failed' && isUnreachable(event.action.error))
      void restoreAnswers(queryClient)
  })
  document.addEventListener('visibilitychange', saveWhenHidden)
  if (!navigator.onLine) void restoreAnswers(queryClient)
  else {
    void deleteForeignAnswers()
    // Replies from before the subscription.
    timer = setTimeout(save, SAVE_AFTER_MS)
  }
  return () => {
    stop()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', saveWhenHidden)
  }
}

const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/** Earlier replies are kept beside new ones, so that they can still be read offline. */
async function saveAnswers(queries: Query[]): Promise<void> {
  const owner = await ownerMark()
  if (!owner) return
  const now = queries.flatMap(({ queryKey, state }): SavedAnswer[] =>
    state.data !== undefined && state.data !== null && shouldPersist(queryKey)
      ? [{ key: queryKey, data: firstPage(state.data), at: state.dataUpdatedAt }]
      : [],
  )
  const before = await readAnswers()
  const old = before?.owner === owner ? before.answers : []
  const all = new Map([...old, ...now].map((answer) => [hashKey(answer.key), answer]))
  const answers = [...all.values()].sort((one, other) => other.at - one.at).slice(0, MAX_ANSWERS)
  // The shopper may have signed out while this was read.
  if (owner === (await ownerMark())) await writeAnswers({ owner, answers })
}

/** Restores stored replies into empty queries, with their time. Only those of the same session. */
export async function restoreAnswers(queryClient: QueryClient): Promise<void> {
  const [saved, owner] = [await readAnswers(), await ownerMark()]
  if (!saved) return
  if (!owner || saved.owner !== owner) return deleteOfflineData()
  for (const { key, data, at } of saved.answers) {
    // Online, a failed user info call signs the shopper out.
    const isUser = hashKey(key) === hashKey(accountKeys.user)
    if (!isUser || !navigator.onLine) put(queryClient, key, data, at)
  }
  for (const { key, data, at } of saved.answers)
    if (key[1] === orderKeys.lists[1] && key[0] === orderKeys.all[0])
      for (const order of ordersIn(data)) put(queryClient, orderKeys.detail(order.id), order, at)
}

function put(queryClient: QueryClient, key: QueryKey, data: unknown, updatedAt: number) {
  if (queryClient.getQueryData(key) === undefined)
    queryClient.setQueryData(key, data, { updatedAt })
}

async function deleteForeignAnswers(): Promise<void> {
  const saved = await readAnswers()
  if (saved && saved.owner !== (await ownerMark())) deleteOfflineData()
}

/** A hash of this tab's session; undefined unless the browser still has it. */
async function ownerMark(): Promise<string | undefined> {
  const token = xsrfToken()
  if (!token?.startsWith('s.') || (ownSession() ?? token) !== token) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const isPaged = (data: unknown): data is InfiniteData<{ list?: unknown[] }> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

const firstPage = (data: unknown): unknown =>
  isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data

const ordersIn = (data: unknown): Order[] =>
  isPaged(data) ? data.pages.flatMap(({ list }) => (list ?? []) as Order[]) : []
