interface Entry<Value> {
  loadedAt: number
  value: Promise<Value>
}

/**
 * A bounded cache with a short lifetime, for values that may be slightly stale. Concurrent requests
 * share one query; failures are not cached.
 */
export class ShortLivedCache<Owner extends object, Value> {
  #entries = new WeakMap<Owner, Map<string, Entry<Value>>>()
  readonly #limits: { ttlMs: number; maxEntries: number }

  constructor(limits: { ttlMs: number; maxEntries: number }) {
    this.#limits = limits
  }

  clear(): void {
    this.#entries = new WeakMap()
  }

  get(owner: Owner, key: string, load: () => Promise<Value>): Promise<Value> {
    const { ttlMs, maxEntries } = this.#limits
    const entries = this.#entries.get(owner) ?? new Map<string, Entry<Value>>()
    this.#entries.set(owner, entries)
    const entry = entries.get(key)
    if (entry && Date.now() - entry.loadedAt < ttlMs) return entry.value
    if (entries.size >= maxEntries) entries.clear()
    const value = load()
    entries.set(key, { loadedAt: Date.now(), value })
    value.catch(() => entries.delete(key))
    return value
  }
}
