import { persistedStore } from '@/lib/storage/persisted-store'

/**
 * A list on this device, latest first, of at most `limit` items; an item replaces the one with the
 * same key. It is never sent.
 */
export function persistedList<Item>(
  key: string,
  limit: number,
  keyOf: (item: Item) => unknown,
  isItem: (value: unknown) => value is Item,
) {
  const store = persistedStore<Item[]>(key, [], (stored) =>
    Array.isArray(stored) ? stored.filter(isItem).slice(0, limit) : [],
  )
  const others = (item: Item) => store.read().filter((each) => keyOf(each) !== keyOf(item))
  return {
    ...store,
    add: (item: Item) => store.write([item, ...others(item)].slice(0, limit)),
    remove: (item: Item) => store.write(others(item)),
    clear: () => store.write(store.empty),
  }
}
