import { LRUCache } from 'lru-cache'

type Load<Value> = () => Promise<Value>

/**
 * A bounded cache with a short lifetime, for values that may be slightly stale. Concurrent requests
 * share one query; failures are not cached. Each database has its own entries, because a test process opens several.
 */
export class ShortLivedCache<Owner extends object, Value extends object | number> {
  #entries = new WeakMap<Owner, LRUCache<string, Value, Load<Value>>>()
  readonly #limits: { ttlMs: number; maxEntries: number }

  constructor(limits: { ttlMs: number; maxEntries: number }) {
    this.#limits = limits
  }

  clear(): void {
    this.#entries = new WeakMap()
  }

  /** `ttlMs` is the lifetime of this entry, if it is another than that of the cache. */
  get(
    owner: Owner,
    key: string,
    load: Load<Value>,
    ttlMs: number = this.#limits.ttlMs,
  ): Promise<Value> {
    const entries = this.#entries.get(owner) ?? this.#open()
    this.#entries.set(owner, entries)
    return entries.forceFetch(key, { context: load, ttl: ttlMs })
  }

  #open() {
    return new LRUCache<string, Value, Load<Value>>({
      max: this.#limits.maxEntries,
      // A value whose place was taken while it loaded is still the answer to those who wait for it.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => context(),
    })
  }
}
