import { opsExtract, opsRecharge } from '@/contracts/operators'
import { requestRecharge } from '@/contracts/wallet'
import { cancelWithdrawal, requestWithdrawal } from '@/contracts/withdrawals'
import { newUpload } from '@/server/testing/refunds'
import {
  calling,
  hold,
  keyedPlan,
  refusal,
  type Choices,
  type Simulation,
  type Outcome,
  type Plan,
} from './plan'
import { isGoodTicket, ticketFor } from './tickets'
import type { RechargeModel, WithdrawalModel } from './world'

const MIN_AMOUNT = 1000
const NEW_CARD = { bank_name: 'Bangkok Bank', bank_card_no: '4242424242424242', holder: 'ANN' }

const chargeOf = (amount: number) => Math.max(100, Math.ceil(amount / 100))

export const canWithdraw = (simulation: Simulation) => simulation.world.available >= MIN_AMOUNT

export async function planWithdraw(
  simulation: Simulation,
  isFitting: boolean,
  [share, choice, odd]: Choices,
): Promise<Plan> {
  const { available } = simulation.world
  const some = MIN_AMOUNT + (share % Math.max(1, Math.min(available, 20_000) - MIN_AMOUNT + 1))
  const odds = [MIN_AMOUNT - 1, available + 1, 1, some]
  const amount = isFitting ? some : Math.max(1, odds[odd % odds.length]!)
  const target = `extract:${amount}`
  const verify = { body: { action: 'extract', amount }, expected: 'done' as const }
  const ticket = await ticketFor(simulation, target, { choice, isFitting }, verify)
  return keyedPlan(simulation, {
    endpoint: requestWithdrawal,
    body: { type: 'bank_card', amount, ticket, ...NEW_CARD },
    twist: { amount: amount + 1 },
    isWholeAnswerKept: true,
    predict: () => predictWithdraw(simulation, amount, ticket),
  })
}

function predictWithdraw(
  simulation: Simulation,
  amount: number,
  ticket: string,
): Pick<Plan, 'words' | 'expected' | 'apply'> {
  const { world } = simulation
  const expected =
    amount < MIN_AMOUNT
      ? refusal('DRAW_TOO_SMALL')
      : !isGoodTicket(simulation, ticket, `extract:${amount}`)
        ? refusal('TICKET_INVALID')
        : amount > world.available
          ? refusal('DRAW_OVER_BALANCE')
          : 'done'
  return {
    words: `withdraw ${amount}`,
    expected,
    apply: (data: { id: number; service_charge: number; actual_arrival: number }) => {
      const charge = chargeOf(amount)
      hold([data.service_charge, data.actual_arrival], [charge, amount - charge], 'charge')
      world.tickets.get(ticket)!.isSpent = true
      world.available -= amount
      world.frozen += amount
      world.withdrawals.push({ id: data.id, amount, status: 0, isCancelled: false })
    },
  }
}

export const isAuditing = ({ status }: { status: number }) => status === 0

function giveBack({ world }: Simulation, withdrawal: WithdrawalModel): void {
  withdrawal.status = 2
  world.frozen -= withdrawal.amount
  world.available += withdrawal.amount
}

export function planCancelWithdrawal(simulation: Simulation, withdrawal: WithdrawalModel): Plan {
  return {
    words: `cancel withdrawal ${withdrawal.id}`,
    expected: isAuditing(withdrawal) ? 'done' : refusal('WITHDRAWAL_NOT_CANCELLABLE'),
    call: calling(simulation, cancelWithdrawal, { id: withdrawal.id }),
    apply: () => {
      giveBack(simulation, withdrawal)
      withdrawal.isCancelled = true
    },
    isTransaction: true,
  }
}

export function planAuditWithdrawal(
  simulation: Simulation,
  withdrawal: WithdrawalModel,
  isFitting: boolean,
  [which, reason]: Choices,
): Plan {
  const action = which % 2 ? 'pass' : 'refuse'
  const hasReason = isFitting || reason % 4 > 0
  const { id, amount } = withdrawal
  return {
    words: `${action} withdrawal ${id}`,
    expected:
      action === 'refuse' && !hasReason
        ? { fields: { reason: 'fields.required' } }
        : isAuditing(withdrawal)
          ? 'done'
          : refusal('ALREADY_SETTLED'),
    call: calling(simulation, opsExtract, { id, action, ...(hasReason ? { reason: 'No' } : {}) }),
    apply: () => {
      if (action === 'refuse') return giveBack(simulation, withdrawal)
      withdrawal.status = 1
      simulation.world.frozen -= amount
    },
    isTransaction: true,
  }
}

/** Created by the shop of every run. */
export const NETWORK = { network: 'TRC20', address: 'address-of-the-house', least: 500 }

const CARDS = ['card-token', 'sandbox-refuse-card', 'sandbox-confirm-card', 'sandbox-confirm-card']

export async function planTopUp(
  simulation: Simulation,
  isFitting: boolean,
  [way, howMuch, deposit]: Choices,
): Promise<Plan> {
  const { test, shopper } = simulation
  const isSmall = !isFitting && howMuch % 4 === 0
  const amount = isSmall ? 1 + (howMuch % 99) : 1000 + (howMuch % 30_000)
  const evidence = async () => ({ evidence: [await newUpload(test, shopper, 'evidence')] })
  const method = (['card', 'manual', 'chain'] as const)[way % 3]!
  const cardToken = CARDS[(way >> 2) % CARDS.length]!
  const txid = deposit % 2 ? `deposit-${shopper.id}-${(deposit >> 1) % 3}` : null
  const { network, address } = NETWORK
  const body =
    method === 'card'
      ? { method, amount, card: { token: cardToken } }
      : method === 'manual'
        ? { method, amount, ...(await evidence()) }
        : { method, amount, network, address, ...(txid ? { txid } : {}), ...(await evidence()) }
  return keyedPlan(simulation, {
    endpoint: requestRecharge,
    body,
    twist: { amount: amount + 1 },
    isWholeAnswerKept: false,
    predict: () =>
      predictTopUp(simulation, {
        method,
        amount,
        cardToken: method === 'card' ? cardToken : '',
        txid: method === 'chain' ? txid : null,
      }),
  })
}

interface TopUp {
  method: string
  amount: number
  cardToken: string
  txid: string | null
}

function predictTopUp(
  { world }: Simulation,
  { method, amount, cardToken, txid }: TopUp,
): Pick<Plan, 'words' | 'expected' | 'apply'> {
  const least = { card: 100, manual: MIN_AMOUNT, chain: NETWORK.least }[method]!
  const expected: Outcome =
    amount < least
      ? { fields: { amount: 'fields.rechargeLeast' } }
      : isClaimed(world.recharges, txid)
        ? refusal('DEPOSIT_CLAIMED')
        : 'done'
  return {
    words: `top up ${amount} by ${method} ${cardToken}${txid ?? ''}`,
    expected,
    apply: ({ id }: { id: number }) => {
      const status = cardToken.includes('refuse') ? 2 : 0
      const waitsForCode = cardToken.includes('confirm')
      world.recharges.push({ id, method, amount, status, waitsForCode, codeTries: 0, txid })
    },
  }
}

const isClaimed = (recharges: RechargeModel[], txid: string | null) =>
  txid !== null && recharges.some((row) => row.txid === txid && row.status !== 2)

export const canPassRecharge = (recharge: RechargeModel) =>
  isAuditing(recharge) && !recharge.waitsForCode

/** A deposit is passed with its transaction id, from the shopper or the operator. */
export function planAuditRecharge(
  simulation: Simulation,
  recharge: RechargeModel,
  isFitting: boolean,
  [which, number]: Choices,
): Plan {
  const action = which % 3 ? 'pass' : 'refuse'
  const isDeposit = recharge.method === 'chain'
  const given =
    isFitting || number % 2 ? `deposit-${simulation.shopper.id}-${(number >> 1) % 4}` : null
  const txid = isDeposit && action === 'pass' ? given : null
  const hasReason = isFitting || number % 4 > 0
  const { id } = recharge
  const others = simulation.world.recharges.filter((row) => row !== recharge)
  const expected: Outcome =
    action === 'refuse' && !hasReason
      ? { fields: { reason: 'fields.required' } }
      : !isAuditing(recharge)
        ? refusal('ALREADY_SETTLED')
        : action === 'refuse'
          ? 'done'
          : isDeposit && !txid && !recharge.txid
            ? { fields: { txid: 'fields.txid' } }
            : recharge.waitsForCode
              ? refusal('RECHARGE_NOT_CONFIRMABLE')
              : isClaimed(others, txid)
                ? refusal('DEPOSIT_CLAIMED')
                : 'done'
  return {
    words: `${action} top-up ${id} ${txid ?? ''}`,
    expected,
    call: calling(simulation, opsRecharge, {
      id,
      action,
      ...(hasReason ? { reason: 'No' } : {}),
      ...(txid ? { txid } : {}),
    }),
    apply: () => {
      recharge.status = action === 'pass' ? 1 : 2
      if (action === 'refuse') return
      recharge.txid = txid ?? recharge.txid
      simulation.world.available += recharge.amount
    },
    isTransaction: true,
  }
}
