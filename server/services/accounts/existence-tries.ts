import { networkOf } from '@/server/domain/network'
import type { Ctx } from '@/server/http/context'

type Subject = 'identity' | 'deposit' | 'promo'

/**
 * Counts a request whose answer shows whether another shopper's data exists, by address and account. Call it
 * before the lookup, so that parallel requests cannot exceed the limit.
 */
export async function countExistenceTry(ctx: Ctx, subject: Subject): Promise<void> {
  await ctx.tries.take(`${subject}Address`, networkOf(ctx.ip))
  await ctx.tries.take(`${subject}Account`, String(ctx.shopperId))
}

export async function undoExistenceTry(ctx: Ctx, subject: Subject): Promise<void> {
  await ctx.tries.undo(`${subject}Address`, networkOf(ctx.ip))
  await ctx.tries.undo(`${subject}Account`, String(ctx.shopperId))
}
