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

const MOST_ANSWERS = 80
const SAVE_AFTER_MS = 800

/** Records, by the beginning of their keys. Prices, sums, codes and cards are asked for or not known. */
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

export const isWorthKeeping = (key: QueryKey): boolean =>
  WORTH_KEEPING.some((beginning) => beginning.every((word, place) => key[place] === word))

/**
 * Keeps what the backend says about the shopper's own things on this phone, for as long as the session lasts, so that
 * it can be read without a connection. Gives what stops it.
 */
export function keepAnswers(queryClient: QueryClient): () => void {
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
    if (event.type !== 'updated' || !isWorthKeeping(event.query.queryKey as QueryKey)) return
    if (event.action.type === 'success') timer ??= setTimeout(save, SAVE_AFTER_MS)
    if (event.action.type === 'failed' && isUnreachable(event.action.error))
      void bringBack(queryClient)
  })
  document.addEventListener('visibilitychange', saveWhenHidden)
  if (!navigator.onLine) void bringBack(queryClient)
  else {
    void deleteForeignAnswers()
    // What came before anybody listened.
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

/** Answers of before stay beside those of now, so that what was read yesterday can be read today. */
async function saveAnswers(queries: Query[]): Promise<void> {
  const owner = await ownerMark()
  if (!owner) return
  const now = queries.flatMap(({ queryKey, state }): SavedAnswer[] =>
    state.data !== undefined && state.data !== null && isWorthKeeping(queryKey)
      ? [{ key: queryKey, data: firstPage(state.data), at: state.dataUpdatedAt }]
      : [],
  )
  const before = await readAnswers()
  const old = before?.owner === owner ? before.answers : []
  const all = new Map([...old, ...now].map((answer) => [hashKey(answer.key), answer]))
  const answers = [...all.values()].sort((one, other) => other.at - one.at).slice(0, MOST_ANSWERS)
  // Who signed out while this was read is not to be remembered after all.
  if (owner === (await ownerMark())) await writeAnswers({ owner, answers })
}

/** Puts what was kept where nothing is known, with the time it is from. Nobody else's is ever looked at. */
export async function bringBack(queryClient: QueryClient): Promise<void> {
  const [saved, owner] = [await readAnswers(), await ownerMark()]
  if (!saved) return
  if (!owner || saved.owner !== owner) return deleteOfflineData()
  for (const { key, data, at } of saved.answers) {
    // With a connection, user info that fails signs the shopper out.
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

/** The session of this tab, as a mark that opens nothing; undefined unless it is still this browser's. */
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
