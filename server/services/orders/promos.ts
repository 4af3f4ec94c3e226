import type { Locale } from '@/contracts/languages'
import type { Quote } from '@/contracts/schemas/orders'
import type { Queryable } from '@/server/db/connection'
import { dollars } from '@/server/domain/per-locale'
import { discountOf, type PromoReason, reasonAgainst } from '@/server/domain/promo'
import type { Ctx } from '@/server/http/context'
import { translator } from '@/server/http/words'
import * as promos from '@/server/repositories/promos'
import { undoExistenceTry, countExistenceTry } from '@/server/services/accounts/existence-tries'

export interface Verdict {
  code: string
  /** Null when the code gives a discount. */
  reason: PromoReason | null
  promo: { id: number; perShopper: number; minimum: number } | null
  /** The discount of all goods together, in cents. */
  discount: number
}

/** Evaluates a code for goods of this amount; undefined without a code. */
export async function judge(
  db: Queryable,
  shopperId: number,
  code: string | undefined,
  goodsCents: number,
): Promise<Verdict | undefined> {
  if (!code) return undefined
  const found = await promos.find(db, shopperId, code)
  if (!found) return { code, reason: 'unknown', promo: null, discount: 0 }
  const { promo, used } = found
  const reason = reasonAgainst(promo, { goodsCents, used, now: new Date() })
  const discount = reason === null ? discountOf(promo, goodsCents) : 0
  return { code: promo.code, reason, promo, discount }
}

/** Limits unknown codes, because guessing them is profitable. Known codes are not counted. */
export async function limitGuesses(ctx: Ctx, code: string | undefined): Promise<void> {
  if (!code) return
  await countExistenceTry(ctx, 'promo')
  if (await promos.find(ctx.db, ctx.shopperId, code)) await undoExistenceTry(ctx, 'promo')
}

export function describeVerdict(verdict: Verdict | undefined, locale: Locale): Quote['promo'] {
  if (!verdict) return null
  const { code, reason, promo } = verdict
  if (reason === null) return { code, valid: true, reason: null }
  const amount = dollars(promo?.minimum ?? 0, locale)
  return { code, valid: false, reason: translator(locale)(`errors.promo.${reason}`, { amount }) }
}
