import type { World } from './grammar/world'

export interface Orders {
  port: number
  world: World
  seed: number
  /** The first case of the run, and the one after the last. */
  from: number
  to: number
  atOnce: number
}
export type ToSender = { orders: Orders } | { stop: true }

/** When a case was in progress, in milliseconds of the clock that all processes share. */
export type Flight = [seed: number, from: number, to: number]

export interface Found {
  seed: number
  kind: string
  what: string
  detail: string
}

export interface News {
  sent: number
  requests: number
  statuses: Record<string, number>
  kinds: Record<string, number>
  flights: Flight[]
  found: Found[]
}
export type FromSender = { news: News } | { over: { next: number; open: number[]; news: News } }

export const sharedNow = (): number => performance.timeOrigin + performance.now()
