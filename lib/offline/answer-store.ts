import type { QueryKey } from '@tanstack/react-query'
import { ANSWERS_DATABASE } from './caches'

export interface SavedAnswer {
  key: QueryKey
  data: unknown
  /** When the backend sent it, in milliseconds. */
  at: number
}

export interface SavedAnswers {
  /** The id of the session they belong to. */
  owner: string
  answers: SavedAnswer[]
}

const STORE = 'answers'
const PLACE = 'latest'

/** Opened and closed for each use: an open connection would block the deletion at sign-out. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(ANSWERS_DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await done(opening)
  try {
    return await done(ask(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The phone keeps nothing'))
  })
}

/** If storage is blocked, nothing was stored. */
export async function readAnswers(): Promise<SavedAnswers | undefined> {
  try {
    return (await withStore('readonly', (store) => store.get(PLACE))) as SavedAnswers | undefined
  } catch {
    return undefined
  }
}

export async function writeAnswers(saved: SavedAnswers): Promise<void> {
  try {
    await withStore('readwrite', (store) => store.put(saved, PLACE))
  } catch {
    // If storage is full or blocked, nothing is stored; online use is not affected.
  }
}
