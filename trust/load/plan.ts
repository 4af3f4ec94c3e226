import type { Locale } from '@/contracts/languages'

/** The timeout of a browser (specification section 7); no response may take longer. */
export const PATIENCE_MS = 10_000

/** What the generator knows about the shop. */
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
  /** As the browser sends them: the session and the XSRF token. */
  cookie: string
  xsrf: string
  addressId: number
}

/** This many requests per second, whether or not earlier ones have a response. */
export interface Phase {
  name: string
  rate: number
  seconds: number
  seed: number
}

export const GROUPS = ['page', 'read', 'cart', 'order', 'payment'] as const
export type Group = (typeof GROUPS)[number]

/** Milliseconds from the scheduled time of a request to the end of its response. */
export interface Times {
  count: number
  p50: number
  p95: number
  p99: number
  most: number
}

/** The results of a phase, also in windows of five seconds. */
export interface Summary {
  name: string
  asked: number
  done: number
  /** 429 or 503 with Retry-After. */
  turnedAway: Record<string, number>
  /** Everything else: timeout, lost connection, another status, unexpected content. */
  wrong: Record<string, number>
  groups: Record<Group, Times>
  refusals: Times
  /** How late the generator itself sent requests. */
  lag: Times
  windows: Window[]
  /** Checkouts that did not start, because every shopper was in one. */
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
