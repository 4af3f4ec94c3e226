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

/** Only the session gate makes one: holding it is the proof that access was checked. */
export type ShopperId = number & z.$brand<'ShopperId'>

/** What the process holds for all its requests. */
export interface Services {
  config: Config
  db: Database
  /** What every visitor may read is asked of this: the same, or for one call a replica of it (http/from-replica). */
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

/** Anyone who asks; `shopperId` is there when a good session came along. */
export interface Visit extends Services {
  locale: Locale
  ip: string
  device: string
  requestId: string
  idempotencyKey: string | undefined
  shopperId: ShopperId | undefined
  sessionId: number | undefined
  /** What is read must not be older than this position in the log; 0 where that does not matter. */
  readAfter: bigint
}

/** A signed-in shopper asks. */
export interface Ctx extends Visit {
  shopperId: ShopperId
  sessionId: number
}
