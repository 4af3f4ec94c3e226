import type { Payee } from '@/contracts/schemas/payees'
import type { BankCard } from '@/contracts/schemas/withdrawals'
import type { Config } from '@/server/config'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { digestOf } from '@/server/domain/digest'
import { DomainError } from '@/server/domain/domain-error'
import {
  digestOfCardNumber,
  maskedCardNumber,
  openCardNumber,
  sealCardNumber,
} from '@/server/domain/sealed-card'
import type { Ctx, Services, StaffCtx } from '@/server/http/context'
import * as bankCards from '@/server/repositories/bank-cards'
import * as withdrawals from '@/server/repositories/withdrawals'
import { record, recordDecision } from '@/server/services/operations/audit'
import { mailAlert } from '@/server/services/notices/mail-queue'
import { notify } from '@/server/services/notices/notify'

export async function list(ctx: Ctx): Promise<BankCard[]> {
  return (await bankCards.list(ctx.db, ctx.shopperId)).map(describe)
}

export async function remove(ctx: Ctx, id: number): Promise<BankCard[]> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await bankCards.remove(tx, ctx.shopperId, id))) throw new DomainError('NOT_FOUND')
    await record(tx, ctx, { event: 'payee-removed', refId: id })
  })
  return list(ctx)
}

/** Identifies a payee in a ticket without revealing the number. Null without a payee. */
export function payeeFingerprint(config: Config, payee: Payee): string | null {
  const { card_id, bank_name = '', bank_card_no, holder = '' } = payee
  if (card_id !== undefined) return `card ${card_id}`
  if (bank_card_no === undefined) return null
  const number = digestOfCardNumber(config, bank_card_no).toString('base64url')
  return `new ${digestOf(JSON.stringify([number, bank_name, holder])).toString('base64url')}`
}

/** The saved card that is named, or a new one, which the shopper is notified of. */
export async function findOrAdd(
  ctx: Ctx,
  tx: Transaction,
  { card_id, bank_name = '', bank_card_no = '', holder = '' }: Payee,
): Promise<bankCards.BankCardRow> {
  if (card_id !== undefined) {
    const saved = await bankCards.find(tx, ctx.shopperId, card_id)
    if (!saved) throw new DomainError('NOT_FOUND')
    return saved
  }
  const numberDigest = digestOfCardNumber(ctx.config, bank_card_no)
  for (;;) {
    const known = await bankCards.findByDigest(tx, ctx.shopperId, numberDigest)
    if (known?.bankName === bank_name && known.holder === holder) return known
    // Another holder is another payee, and earlier withdrawals keep the original.
    if (known) await bankCards.remove(tx, ctx.shopperId, known.id)
    const added = await bankCards.add(tx, {
      userId: ctx.shopperId,
      bankName: bank_name,
      holder,
      lastDigits: bank_card_no.slice(-4),
      sealedNumber: sealCardNumber(ctx.config, ctx.shopperId, bank_card_no),
      numberDigest,
    })
    // Otherwise a call at the same time has added the number, perhaps with another holder.
    if (!added) continue
    await notifyOfPayee(tx, ctx, added)
    return added
  }
}

async function notifyOfPayee(
  tx: Transaction,
  ctx: Ctx,
  card: bankCards.BankCardRow,
): Promise<void> {
  await record(tx, ctx, { event: 'payee-added', refId: card.id })
  await mailAlert(tx, card.userId, 'payeeAdded')
  await notify(tx, [
    {
      userId: card.userId,
      kind: 'account',
      refId: card.id,
      detail: 'payee added',
      notice: { code: 'payeeAdded', params: { card: maskedCardNumber(card.lastDigits) } },
    },
  ])
}

/** The decrypted payee of a withdrawal, for the command line and for staff who pay it out; each reading is recorded. */
export async function payeeOf(
  { db, config }: Pick<Services, 'db' | 'config'>,
  withdrawalId: number,
  by: StaffCtx | 'operator' = 'operator',
) {
  const found = await withdrawals.findForSystem(db, withdrawalId)
  if (!found) return undefined
  const { card, withdrawal } = found
  await recordDecision(db, by, {
    event: 'payee-read',
    userId: card.userId,
    refId: withdrawalId,
  })
  return {
    bankName: card.bankName,
    holder: card.holder,
    number: openCardNumber(config, card.userId, card.sealedNumber),
    arrival: withdrawal.amount - withdrawal.serviceCharge,
  }
}

function describe(card: bankCards.BankCardRow): BankCard {
  return {
    id: card.id,
    bank_name: card.bankName,
    bank_card_no: maskedCardNumber(card.lastDigits),
    holder: card.holder,
  }
}
