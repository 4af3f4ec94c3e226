import type { z } from 'zod'
import type { Locale } from '@/contracts/languages'
import type { Config } from '@/server/config'
import type { Database } from '@/server/db/connection'
import type { Replicas } from '@/server/db/replicas'
import type { Post } from '@/server/post/post'
import type { Push } from '@/server/push/push'
import type { CardProvider } from '@/server/services/wallet/card-provider'
import type { LiveHub } from '@/server/services/notices/live'
import type { TryLimits } from '@/server/services/accounts/try-limits'
import type { UploadFiles } from '@/server/pictures/upload-files'
import type { Logger } from './log'

/** Only the session check creates one, so the type proves that access was checked. */
export type ShopperId = number & z.$brand<'ShopperId'>

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
  live: LiveHub
  log: Logger
  files: UploadFiles
  cards: CardProvider
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
