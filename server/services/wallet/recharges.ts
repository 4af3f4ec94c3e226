import type { z } from 'zod'
import type { opsRecharge } from '@/contracts/schemas/operators'
import { AUDIT_STATUS, MAX_CARD_RECHARGE, MIN_RECHARGE } from '@/contracts/wallet-terms'
import type {
  ChainRecharge,
  confirmRecharge,
  listRecharges,
  Recharge,
  requestRecharge,
} from '@/contracts/schemas/wallet'
import type { Transaction } from '@/server/db/connection'
import { inTransaction, violatedIndexOf } from '@/server/db/transaction'
import { readPageById } from '@/server/domain/cursor'
import { rechargeTransfer } from '@/server/domain/ledger'
import { InvalidInput, moneyPaused, DomainError } from '@/server/domain/domain-error'
import type { Ctx, Services, StaffCtx, Visit } from '@/server/http/context'
import * as ledger from '@/server/repositories/ledger'
import * as recharges from '@/server/repositories/recharges'
import { record, recordDecision } from '@/server/services/operations/audit'
import { chargeCard } from './card-charges'
import { openPage } from './hosted-pages'
import { countExistenceTry } from '@/server/services/accounts/existence-tries'
import * as networks from './networks'
import { notify } from '@/server/services/notices/notify'
import { withIdempotency } from '@/server/services/operations/with-idempotency'
import { describeRecharge, describeRecharges } from './recharge-view'
import * as uploads from '@/server/services/uploads/uploads'

type RequestInput = z.output<(typeof requestRecharge)['body']>
type ChainInput = z.output<typeof ChainRecharge>
type ConfirmInput = z.output<(typeof confirmRecharge)['body']>
type ListInput = z.output<(typeof listRecharges)['query']>
type SettleInput = z.output<(typeof opsRecharge)['body']>

const ROUTE = 'user/recharge'

/** Creates a top-up for the audit; nothing is credited here. */
export async function request(ctx: Ctx, input: RequestInput): Promise<Recharge> {
  if (input.method !== 'chain' && input.amount < MIN_RECHARGE[input.method])
    throw new InvalidInput({ amount: 'fields.rechargeLeast' })
  if (input.method === 'card' && input.amount > MAX_CARD_RECHARGE)
    throw new InvalidInput({ amount: 'fields.rechargeMost' })
  if (input.method === 'chain' && input.txid) await countExistenceTry(ctx, 'deposit')
  const card = input.method === 'card' ? await chargeCard(ctx, ROUTE, input) : {}
  const first = await withIdempotency(ctx, ROUTE, input, async (tx) => {
    if (!card) throw moneyPaused()
    if (input.method === 'chain') await refuseWrongDeposit(tx, input)
    const { method, amount } = input
    const pictures = 'evidence' in input ? input.evidence : []
    await uploads.claim(tx, ctx.shopperId, pictures, 'evidence')
    const own = input.method === 'chain' ? depositOf(input) : card
    const row = await addOnce(tx, {
      ...own,
      userId: ctx.shopperId,
      method,
      amount,
      evidence: pictures,
    })
    await record(tx, ctx, { event: 'recharge-asked', refId: row.id })
    await notify(tx, [
      { userId: row.userId, kind: 'wallet', refId: row.id, detail: 'recharge requested' },
    ])
    return describeRecharge({ ...ctx, db: tx }, row)
  })
  if (!card?.cardProvider) return first
  // The page of the provider is opened after the transaction, and again if that failed.
  await openPage(ctx, first.id)
  return get(ctx, first.id)
}

async function get(ctx: Ctx, id: number): Promise<Recharge> {
  const row = await recharges.find(ctx.db, ctx.shopperId, id)
  if (!row) throw new DomainError('NOT_FOUND')
  return describeRecharge(ctx, row)
}

const depositOf = ({ network, address, txid }: ChainInput) => ({ network, address, txid })

/** Refuses an address that is no longer the network's, because the deposit would not be found. */
async function refuseWrongDeposit(tx: Transaction, input: ChainInput): Promise<void> {
  const network = await networks.find(tx, input.network)
  if (!network) throw new InvalidInput({ network: 'fields.chargeNetwork' })
  const wrong: Record<string, string> = {}
  if (input.address !== network.address) wrong.address = 'fields.rechargeAddress'
  if (input.amount < network.minAmount) wrong.amount = 'fields.rechargeLeast'
  if (Object.keys(wrong).length > 0) throw new InvalidInput(wrong)
}

function addOnce(tx: Transaction, recharge: recharges.NewRecharge) {
  return recharges.add(tx, recharge).catch(rethrowClaimed)
}

/** A deposit can be claimed once, unless the earlier claim was rejected. */
function rethrowClaimed(error: unknown): never {
  if (violatedIndexOf(error) === 'recharges_one_deposit') throw new DomainError('DEPOSIT_CLAIMED')
  throw error
}

export async function confirm(ctx: Ctx, { id, code }: ConfirmInput): Promise<Recharge> {
  const known = await recharges.find(ctx.db, ctx.shopperId, id)
  if (!known) throw new DomainError('NOT_FOUND')
  if (known.status !== AUDIT_STATUS.auditing || !known.waitsForCode || known.cardProvider)
    throw new DomainError('RECHARGE_NOT_CONFIRMABLE')
  const isAllowed = await ctx.tries.tryTake('cardCode', String(id))
  const isRight = isAllowed && (await ctx.cards.confirm(known.cardToken ?? '', code))
  if (!isRight && isAllowed) throw new InvalidInput({ code: 'fields.captchaWrong' })
  const isEnded = await inTransaction(ctx.db, async (tx) => {
    const row = await recharges.endConfirmation(tx, ctx.shopperId, id, isRight ? null : 'cardCode')
    if (!row && isRight) await recharges.addCardRefund(tx, ctx.shopperId, id)
    if (!row) return false
    const detail = isRight ? 'recharge confirmed' : 'recharge refused'
    await notify(tx, [{ userId: row.userId, kind: 'wallet', refId: id, detail }])
    return true
  })
  if (!isEnded) throw new DomainError('RECHARGE_NOT_CONFIRMABLE')
  return get(ctx, id)
}

export async function list(ctx: Ctx, input: ListInput) {
  const { id, status } = input
  const { rows, next_cursor } = await readPageById(
    ctx.config,
    'recharges',
    input,
    (page) => recharges.list(ctx.db, ctx.shopperId, { id, status, ...page }),
    (row) => row.id,
  )
  return { list: await describeRecharges(ctx, rows), next_cursor }
}

/** No card was charged for it, so it is worth nothing in a shop with a real provider, or without one. */
const isOfSandbox = ({ method, cardProvider }: recharges.RechargeRow) =>
  method === 'card' && cardProvider === null

/** Settles once: the guarded transition decides, and the ledger accepts one recharge transfer per id. */
export const settle = (by: Services | Visit | StaffCtx, input: SettleInput) =>
  inTransaction(by.db, (tx) => settleIn(tx, by, input))

/** `settle` inside the caller's transaction. */
export async function settleIn(
  tx: Transaction,
  by: Services | Visit | StaffCtx,
  input: SettleInput,
) {
  const isPassed = input.action === 'pass'
  if (!isPassed && !input.reason) throw new InvalidInput({ reason: 'fields.required' })
  const known = await recharges.findForSystem(tx, input.id)
  if (!known) throw new DomainError('NOT_FOUND')
  if (known.status !== AUDIT_STATUS.auditing) throw new DomainError('ALREADY_SETTLED')
  if (isPassed && isOfSandbox(known) && by.config.cards.provider !== 'sandbox')
    throw new DomainError('CARD_TOP_UP_CLOSED')
  const isDeposit = known.method === 'chain'
  if (isPassed && isDeposit && !input.txid && !known.txid)
    throw new InvalidInput({ txid: 'fields.txid' })
  const outcome = {
    status: isPassed ? 1 : 2,
    refuseReason: isPassed ? null : (input.reason ?? null),
    ...(isPassed && isDeposit && input.txid ? { txid: input.txid } : {}),
  } as const
  const row = await recharges.settleForSystem(tx, input.id, outcome).catch(rethrowClaimed)
  if (!row)
    throw new DomainError(known.waitsForCode ? 'RECHARGE_NOT_CONFIRMABLE' : 'ALREADY_SETTLED')
  if (isPassed) await ledger.post(tx, [rechargeTransfer(row.id, row.userId, row.amount)])
  await recordDecision(tx, by, {
    event: isPassed ? 'recharge-passed' : 'recharge-refused',
    userId: row.userId,
    refId: row.id,
  })
  await notify(tx, [
    {
      userId: row.userId,
      kind: 'wallet',
      refId: row.id,
      detail: isPassed ? 'recharge passed' : 'recharge refused',
      notice: {
        code: isPassed ? 'rechargePassed' : 'rechargeRefused',
        params: { amount: row.amount, reason: row.refuseReason ?? '' },
      },
    },
  ])
  return { id: row.id, status: row.status, amount: row.amount }
}
