import type { TestBackend } from '@/server/testing/backend'

/** The shop of the calling merchant, and one that belongs to somebody else. */
export interface TwoShops {
  test: TestBackend
  ownId: number
  foreignId: number
}

/**
 * `input` makes an otherwise valid input with an id of the foreign shop or of something in it; the call must answer 404.
 * `hides` is for a call without ids, whose result must not mention the foreign shop, or with both for a call that
 * answers for each of several ids: it must not do anything with the foreign one.
 */
export type ForeignInput =
  | { input: (shops: TwoShops) => Promise<object>; hides?: never; isOwnFile?: never }
  | {
      input?: (shops: TwoShops) => Promise<object>
      hides: (data: unknown, shops: TwoShops) => boolean | Promise<boolean>
      isOwnFile?: never
    }
  /** A file, which the calling merchant owns. */
  | { input?: never; hides?: never; isOwnFile: true }

/** By the name of the endpoint: every call that a merchant may use. */
export type ForeignInputs = Record<string, ForeignInput>
