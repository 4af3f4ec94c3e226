import type { z } from 'zod'
import type { requestRecharge } from '@/contracts/schemas/wallet'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import type { Ctx } from '@/server/http/context'
import * as moneyPauses from '@/server/repositories/money-pauses'
import type { NewRecharge } from '@/server/repositories/recharges'
import { reserve } from '@/server/services/operations/with-idempotency'
import type { CardAnswer } from './card-provider'

type CardInput = Extract<z.output<(typeof requestRecharge)['body']>, { method: 'card' }>

/**
 * Charges a card of the sandbox before the transaction, after the key is bound to this input; idempotent by key. A
 * provider with its own page charges later. Returns null while transfers are paused, because the top-up could not be
 * stored.
 */
export async function chargeCard(
  ctx: Ctx,
  route: string,
  input: CardInput,
): Promise<Partial<NewRecharge> | null> {
  const { provider } = ctx.config.cards
  if (provider === 'none') throw new DomainError('CARD_TOP_UP_CLOSED')
  if (await moneyPauses.isOpen(ctx.db)) return null
  if (provider === 'stripe') {
    await ctx.tries.take('cardPage', String(ctx.shopperId))
    return { cardProvider: provider, waitsForCode: true }
  }
  const { card, amount } = input
  if (!card) throw new InvalidInput({ card: 'fields.required' })
  await reserve(ctx, route, input)
  const { token } = card
  const key = `${ctx.shopperId}:${ctx.idempotencyKey}`
  return initialState(token, await ctx.cards.charge({ token, amount, key }))
}

function initialState(cardToken: string, answer: CardAnswer): Partial<NewRecharge> {
  if (answer.outcome === 'approved') return { cardToken }
  if (answer.outcome === 'confirmation') return { cardToken, waitsForCode: true }
  return { cardToken, status: 2, refuseReason: answer.reason, settledAt: new Date() }
}
