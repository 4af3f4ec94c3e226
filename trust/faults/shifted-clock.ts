/** Preloaded into a backend whose clock is wrong. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const now = Date.now.bind(Date)

globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[]) =>
    Reflect.construct(target, given.length === 0 ? [now() + shift] : given) as Date,
  get: (target, name) =>
    name === 'now' ? () => now() + shift : (Reflect.get(target, name) as unknown),
})
