interface Kept<Value> {
  at: number
  value: Promise<Value>
}

/**
 * A bounded cache with a short lifetime, for values that may be slightly stale. Concurrent requests share one
 * query; failures are not cached.
 */
export class ShortMemory<Owner extends object, Value> {
  readonly #kept = new WeakMap<Owner, Map<string, Kept<Value>>>()
  readonly #limits: { keptMs: number; most: number }

  constructor(limits: { keptMs: number; most: number }) {
    this.#limits = limits
  }

  get(owner: Owner, key: string, ask: () => Promise<Value>): Promise<Value> {
    const { keptMs, most } = this.#limits
    const own = this.#kept.get(owner) ?? new Map<string, Kept<Value>>()
    this.#kept.set(owner, own)
    const known = own.get(key)
    if (known && Date.now() - known.at < keptMs) return known.value
    if (own.size >= most) own.clear()
    const value = ask()
    own.set(key, { at: Date.now(), value })
    value.catch(() => own.delete(key))
    return value
  }
}
