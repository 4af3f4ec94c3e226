import type { Locale } from '@/contracts/languages'

/** How long a browser waits (specification section 7); nothing may take longer than that. */
export const PATIENCE_MS = 10_000

/** What the generator knows of the shop. */
export interface World {
  port: number
  locales: Locale[]
  shops: number[]
  products: number[]
  words: string[]
  skus: number[]
  shoppers: LoadShopper[]
  payCode: string
}

export interface LoadShopper {
  /** As the browser sends them: the session and the pair against foreign sites. */
  cookie: string
  xsrf: string
  addressId: number
}

/** So many requests a second, whether the ones before have been answered or not. */
export interface Phase {
  name: string
  rate: number
  seconds: number
  seed: number
}

export const GROUPS = ['page', 'read', 'cart', 'order', 'payment'] as const
export type Group = (typeof GROUPS)[number]

/** Milliseconds from the moment a request was due to the end of its answer. */
export interface Times {
  count: number
  p50: number
  p95: number
  p99: number
  most: number
}

/** What a phase was answered, in windows of five seconds too. */
export interface Summary {
  name: string
  asked: number
  done: number
  /** 429 or 503 that say when to come back. */
  turnedAway: Record<string, number>
  /** Everything else: no answer in time, a cut connection, another status, words that do not fit. */
  wrong: Record<string, number>
  groups: Record<Group, Times>
  refusals: Times
  /** How late the generator itself was to send. */
  lag: Times
  windows: Window[]
  /** Visitors who would have paid, had not every shopper been in the middle of something. */
  unserved: number
  mostSockets: number
}

export interface Window {
  /** From the beginning of the phase. */
  fromMs: number
  asked: number
  notDone: number
  p99: Record<Group, number>
}

export type ToGenerator = { world: World } | { phase: Phase }
export type FromGenerator = { ready: true } | { summary: Summary }
