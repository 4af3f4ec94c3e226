import { networkOf } from '@/server/domain/network'
import type { Ctx } from '@/server/http/context'

type Subject = 'identity' | 'deposit' | 'promo'

/**
 * Counts a request whose answer shows whether another shopper's data exists, by address and account. Call it
 * before the lookup, so that parallel requests cannot exceed the limit.
 */
export async function takeExistenceTry(ctx: Ctx, subject: Subject): Promise<void> {
  await ctx.tries.take(`${subject}Address`, networkOf(ctx.ip))
  await ctx.tries.take(`${subject}Account`, String(ctx.shopperId))
}

export async function giveBackExistenceTry(ctx: Ctx, subject: Subject): Promise<void> {
  await ctx.tries.giveBack(`${subject}Address`, networkOf(ctx.ip))
  await ctx.tries.giveBack(`${subject}Account`, String(ctx.shopperId))
}
