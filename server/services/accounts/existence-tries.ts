import { networkOf } from '@/server/domain/network'
import type { Ctx } from '@/server/http/context'

type Subject = 'identity' | 'deposit' | 'promo'

/**
 * Counts a question whose answer tells whether something of others exists, for the address and the account.
 * Called before the answer is looked up, so that parallel questions cannot outrun the counter.
 */
export async function takeExistenceTry(ctx: Ctx, subject: Subject): Promise<void> {
  await ctx.tries.take(`${subject}Address`, networkOf(ctx.ip))
  await ctx.tries.take(`${subject}Account`, String(ctx.shopperId))
}

export async function giveBackExistenceTry(ctx: Ctx, subject: Subject): Promise<void> {
  await ctx.tries.giveBack(`${subject}Address`, networkOf(ctx.ip))
  await ctx.tries.giveBack(`${subject}Account`, String(ctx.shopperId))
}
