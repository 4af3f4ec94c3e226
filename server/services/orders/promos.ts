import type { Locale } from '@/contracts/languages'
import type { Quote } from '@/contracts/schemas/orders'
import type { Queryable } from '@/server/db/connection'
import { dollars } from '@/server/domain/per-locale'
import { DomainError } from '@/server/domain/domain-error'
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

/** `judge` for a quote: after too many guesses, the goods still have a price without the code. */
export async function judgeForQuote(
  ctx: Ctx,
  code: string | undefined,
  goodsCents: number,
): Promise<Verdict | undefined> {
  try {
    await limitGuesses(ctx, code)
  } catch (error) {
    const isTooMany = error instanceof DomainError && error.reason === 'TOO_MANY_TRIES'
    if (!code || !isTooMany) throw error
    return { code, reason: 'tooMany', promo: null, discount: 0 }
  }
  return judge(ctx.db, ctx.shopperId, code, goodsCents)
}

/**
 * Limits unknown codes, because guessing them is profitable. Known codes are not counted, and each code only once: every
 * change of address or quantity asks for its quote again.
 */
export async function limitGuesses(ctx: Ctx, code: string | undefined): Promise<void> {
  const own = `${ctx.shopperId}|${code?.toUpperCase()}`
  if (!code || (await ctx.tries.isUsedUp('promoCode', own))) return
  await countExistenceTry(ctx, 'promo')
  if (await promos.find(ctx.db, ctx.shopperId, code)) await undoExistenceTry(ctx, 'promo')
  await ctx.tries.tryTake('promoCode', own)
}

export function describeVerdict(verdict: Verdict | undefined, locale: Locale): Quote['promo'] {
  if (!verdict) return null
  const { code, reason, promo } = verdict
  if (reason === null) return { code, valid: true, reason: null }
  const amount = dollars(promo?.minimum ?? 0, locale)
  return { code, valid: false, reason: translator(locale)(`errors.promo.${reason}`, { amount }) }
}
