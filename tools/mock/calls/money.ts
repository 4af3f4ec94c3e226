import { getBalanceHistory, getBill } from '@/contracts/bill'
import { opsRecharge } from '@/contracts/operators'
import type { Entry as WireEntry, EntryType } from '@/contracts/schemas/bill'
import type { Recharge } from '@/contracts/schemas/wallet'
import { AUDIT_STATUS, MAX_CARD_RECHARGE, MIN_RECHARGE } from '@/contracts/wallet-terms'
import {
  confirmRecharge,
  getCardTerms,
  listNetworks,
  listRecharges,
  requestRecharge,
} from '@/contracts/wallet'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { translator } from '@/server/http/words'
import { post } from '../ledger'
import { tell } from '../live'
import { pageOf } from '../pages'
import { on, type Ctx, type Visit } from '../serve'
import { nextId, type Entry, type RechargeRecord, type World } from '../world'
import { claim } from './uploads'

const CARD_CODE = '123456'

export function describeRecharge(visit: Visit, stored: RechargeRecord): Recharge {
  const { createdAt, settledAt, ...record } = stored
  const reason = record.refuse_reason
  const isOfBank = reason === 'cardRefused' || reason === 'cardFunds'
  return {
    ...record,
    refuse_reason: isOfBank ? translator(visit.locale)(`rechargeReasons.${reason}`) : reason,
    created_at: createdAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
  }
}

/** Tokens of cards choose the outcome as in the sandbox of the backend. */
function outcomeOf(token: string): Partial<RechargeRecord> {
  const [, outcome] = /^sandbox-(refuse|funds)-/.exec(token) ?? []
  if (!outcome) return { waits_for_code: token.startsWith('sandbox-confirm-') }
  const reason = outcome === 'refuse' ? 'cardRefused' : 'cardFunds'
  return { status: AUDIT_STATUS.refused, refuse_reason: reason, settledAt: new Date() }
}

on(requestRecharge, (ctx, { body }) => {
  const { method, amount } = body
  if (method !== 'chain' && amount < MIN_RECHARGE[method])
    throw new InvalidInput({ amount: 'fields.rechargeLeast' })
  if (method === 'card' && amount > MAX_CARD_RECHARGE)
    throw new InvalidInput({ amount: 'fields.rechargeMost' })
  const record: RechargeRecord = {
    id: nextId(ctx.world),
    shopperId: ctx.shopper.id,
    method,
    amount,
    network: null,
    address: null,
    txid: null,
    ...(method === 'chain'
      ? {
          network: body.network,
          address: body.address,
          txid: body.txid ?? null,
        }
      : {}),
    evidence: method === 'card' ? [] : claim(ctx, body.evidence, 'evidence', 'evidence'),
    status: AUDIT_STATUS.auditing,
    refuse_reason: null,
    waits_for_code: false,
    card_page: null,
    card_refund: null,
    settledAt: null,
    createdAt: new Date(),
    ...(method === 'card' ? outcomeOf(body.card?.token ?? '') : {}),
  }
  ctx.world.recharges.push(record)
  tell(ctx.mock, ctx.shopper.id, { kind: 'wallet', id: record.id })
  return describeRecharge(ctx, record)
})

on(confirmRecharge, (ctx, { body }) => {
  const { world, shopper } = ctx
  const record = world.recharges.find((one) => one.id === body.id && one.shopperId === shopper.id)
  if (!record) throw new DomainError('NOT_FOUND')
  if (!record.waits_for_code) throw new DomainError('RECHARGE_NOT_CONFIRMABLE')
  if (body.code !== CARD_CODE) throw new InvalidInput({ code: 'fields.captchaWrong' })
  record.waits_for_code = false
  return describeRecharge(ctx, record)
})

on(listRecharges, (ctx, { query }) => {
  const { world, shopper } = ctx
  const own = world.recharges.filter(
    (one) =>
      one.shopperId === shopper.id &&
      (query.id === undefined || one.id === query.id) &&
      (query.status === undefined || one.status === query.status),
  )
  const { rows, next_cursor } = pageOf(own.reverse(), query)
  return { list: rows.map((record) => describeRecharge(ctx, record)), next_cursor }
})

on(listNetworks, () =>
  ['TRC20 (Tron)', 'ERC20 (Ethereum)'].map((network, index) => ({
    network,
    coin: 'USDT',
    address: `MockAddressDoNotSendAnythingHere${index}`,
    min_amount: 1000,
    confirmations: 12,
  })),
)

on(getCardTerms, () => ({ provider: 'sandbox' as const, is_test: true }))

on(opsRecharge, ({ mock, world }, { body }) => {
  const record = world.recharges.find(({ id }) => id === body.id)
  if (!record) throw new DomainError('NOT_FOUND')
  const isPassed = body.action === 'pass'
  if (!isPassed && !body.reason) throw new InvalidInput({ reason: 'fields.required' })
  if (record.waits_for_code) throw new DomainError('RECHARGE_NOT_CONFIRMABLE')
  if (record.status !== AUDIT_STATUS.auditing) throw new DomainError('ALREADY_SETTLED')
  if (isPassed && record.method === 'chain' && !record.txid && !body.txid)
    throw new InvalidInput({ txid: 'fields.required' })
  record.status = isPassed ? AUDIT_STATUS.passed : AUDIT_STATUS.refused
  record.refuse_reason = isPassed ? null : body.reason!
  record.settledAt = new Date()
  const { id, status, amount, shopperId } = record
  if (isPassed) post(mock, shopperId, 'recharge', amount, id)
  const notice = isPassed ? 'rechargePassed' : 'rechargeRefused'
  const params = { amount, reason: record.refuse_reason ?? '' }
  tell(mock, shopperId, { kind: 'wallet', id, notice, params })
  return { id, status, amount }
})

const REF_TYPES = {
  purchase: 'order',
  refund: 'refund',
  recharge: 'recharge',
  withdraw: 'withdrawal',
  withdraw_fee: 'withdrawal',
  withdraw_return: 'withdrawal',
  adjust: 'adjust',
} as const satisfies Record<EntryType, WireEntry['ref_type']>

function orderIdOf({ refunds }: World, { type, refId }: Entry): number | null {
  if (type === 'purchase') return refId
  return type === 'refund' ? refunds.find(({ id }) => id === refId)!.orderId : null
}

function describeEntry({ world, locale }: Ctx, entry: Entry): WireEntry {
  const orderId = orderIdOf(world, entry)
  const orders = world.orders.filter(({ id }) => id === orderId)
  return {
    id: entry.id,
    type: entry.type,
    amount: entry.amount,
    balance_after: entry.balanceAfter,
    title: translator(locale)(`bill.types.${entry.type}`),
    ref_type: REF_TYPES[entry.type],
    ref_id: entry.refId,
    order_id: orderId,
    orders: orders.map(({ id, orderNo, shopId, items }) => ({
      id,
      order_no: orderNo,
      shop_name: world.shops.find((shop) => shop.id === shopId)!.texts[locale].name,
      image: items[0]!.image,
    })),
    actual_arrival: null,
    created_at: entry.createdAt.toISOString(),
  }
}

interface Period {
  from?: string | undefined
  to?: string | undefined
}

function entriesOf({ world, shopper }: Ctx, { from, to }: Period): Entry[] {
  return world.entries.filter(
    ({ shopperId, createdAt }) =>
      shopperId === shopper.id &&
      (!from || createdAt >= new Date(from)) &&
      (!to || createdAt < new Date(to)),
  )
}

on(getBill, (ctx, { query }) => {
  const own = entriesOf(ctx, query).filter(({ type }) => !query.type || type === query.type)
  const sumOf = (sign: number) =>
    own.reduce((sum, { amount }) => sum + Math.max(0, amount * sign), 0)
  if (query.format === 'csv') return csvOf(own)
  const { rows, next_cursor } = pageOf(own.reverse(), query)
  return {
    list: rows.map((entry) => describeEntry(ctx, entry)),
    next_cursor,
    in: sumOf(1),
    out: sumOf(-1),
  }
})

function csvOf(entries: Entry[]): Response {
  const rows = entries.map((one) => [one.createdAt.toISOString(), one.type, one.amount / 100])
  const text = [['time', 'type', 'amount'], ...rows].map((row) => `${row.join(',')}\r\n`).join('')
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="statement.csv"',
  }
  return new Response(text, { headers })
}

on(getBalanceHistory, (ctx, { query }) =>
  entriesOf(ctx, query)
    .slice(-61)
    .map(({ createdAt, balanceAfter }) => ({ at: createdAt.toISOString(), balance: balanceAfter })),
)
