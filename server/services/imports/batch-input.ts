import type { FoundProduct, ProductDraft } from '@/server/domain/imports/draft'
import type { ImportHints } from './hints'

/** A product whose images have addresses, with the lines it came from. */
export interface ReadyDraft extends Pick<FoundProduct, 'line' | 'skuLines' | 'fieldOf'> {
  draft: ProductDraft
}

export interface BatchOptions {
  isDryRun: boolean
  /** The shops that may be changed; null for all. */
  scope: readonly number[] | null
  /** The handle of the shop of products that name none. */
  shop: string | undefined
  hints: ImportHints
}
