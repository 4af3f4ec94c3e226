import type { z } from 'zod'
import type { Locale } from '@/contracts/languages'
import type { Role } from '@/contracts/staff-permissions'
import type { Config } from '@/server/config'
import type { Database } from '@/server/db/connection'
import type { Replicas } from '@/server/db/replicas'
import type { Post } from '@/server/post/post'
import type { Push } from '@/server/push/push'
import type { HostedCards } from '@/server/cards/hosted-cards'
import type { CardProvider } from '@/server/services/wallet/card-provider'
import type { LiveHub } from '@/server/services/notices/live'
import type { TryLimits } from '@/server/services/accounts/try-limits'
import type { UploadFiles } from '@/server/pictures/upload-files'
import type { WebhookSender } from '@/server/webhooks/sender'
import type { Logger } from './log'

/** Only the session check creates one, so the type proves that access was checked. */
export type ShopperId = number & z.$brand<'ShopperId'>

/**
 * The shops whose data a caller of the administration may see and change; null for all. Only the access check creates
 * one. Repository functions of the administration take it as the shopper's functions take the shopper's id.
 */
export type ShopScope = (readonly number[] | null) & z.$brand<'ShopScope'>

/** Who calls the administration: a person, or a machine with OPS_TOKEN, which has the rights of an owner. */
export interface StaffIdentity {
  /** Null for a machine. */
  id: number | null
  name: string
  email: string | null
  role: Role
  sessionId: number | null
}

/** The dependencies of the process, shared by all requests. */
export interface Services {
  config: Config
  db: Database
  /** For public data: the primary, or a replica during one call (http/from-replica). */
  catalogue: Database
  replicas: Replicas
  tries: TryLimits
  post: Post
  push: Push
  webhooks: WebhookSender
  live: LiveHub
  log: Logger
  files: UploadFiles
  /** The sandbox. */
  cards: CardProvider
  /** The configured provider with a payment page of its own. */
  hostedCards: HostedCards | undefined
}

/** Any caller; `shopperId` is set with a valid session. */
export interface Visit extends Services {
  locale: Locale
  ip: string
  device: string
  requestId: string
  idempotencyKey: string | undefined
  shopperId: ShopperId | undefined
  sessionId: number | undefined
  /** The log position that reads must have reached; 0 for any. */
  readAfter: bigint
}

/** A signed-in shopper. */
export interface Ctx extends Visit {
  shopperId: ShopperId
  sessionId: number
}

/** A caller of the administration whose role has the permission of the call. */
export interface StaffCtx extends Visit {
  staff: StaffIdentity
  scope: ShopScope
}
