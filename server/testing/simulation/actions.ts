import {
  planAddToCart,
  planAgain,
  planRemoveFromCart,
  planUpdateCart,
  planWrongCode,
} from './cart-plans'
import { isWaiting, planConfirmRecharge } from './card-code-plans'
import {
  canShip,
  isUnderWay,
  planChangeProduct,
  planMoveParcel,
  planShip,
  planTime,
} from './operator-plans'
import { isPayable, planCancel, planConfirm, planCreate, planPay } from './order-plans'
import type { Choices, Simulation, Plan } from './plan'
import {
  canAskRefund,
  canAuditRefund,
  canSendBack,
  canWithdrawRefund,
  planAskRefund,
  planAuditRefund,
  planSendBack,
  planWithdrawRefund,
} from './refund-plans'
import { canReview, planReview } from './review-plans'
import {
  canPassRecharge,
  canWithdraw,
  isAuditing,
  planAuditRecharge,
  planAuditWithdrawal,
  planCancelWithdrawal,
  planTopUp,
  planWithdraw,
} from './wallet-plans'
import type { OrderModel, World } from './world'

type Planned = Plan | Promise<Plan>

/** An action on the current state. */
export interface Action {
  name: string
  /** Its weight among the actions. */
  weight: number
  /** How many records it can act on. */
  count: (simulation: Simulation) => number
  /** Plans it for one of them; with `isFitting`, for one that it is valid for if there is one. */
  plan: (simulation: Simulation, target: number, isFitting: boolean, choices: Choices) => Planned
  /** Whether the model has a record that it is valid for. */
  canFit: (simulation: Simulation) => boolean
}

function on<Thing>(
  name: string,
  weight: number,
  things: (world: World) => Thing[],
  fits: (thing: Thing) => boolean,
  plan: (simulation: Simulation, thing: Thing, isFitting: boolean, choices: Choices) => Planned,
): Action {
  return {
    name,
    weight,
    count: ({ world }) => things(world).length,
    canFit: ({ world }) => things(world).some(fits),
    plan: (simulation, target, isFitting, choices) => {
      const all = things(simulation.world)
      const fitting = isFitting ? all.filter(fits) : []
      const among = fitting.length > 0 ? fitting : all
      return plan(simulation, among[target % among.length]!, isFitting, choices)
    },
  }
}

const alone = (
  name: string,
  weight: number,
  plan: (simulation: Simulation, isFitting: boolean, choices: Choices) => Planned,
  canFit: (simulation: Simulation) => boolean = () => true,
): Action => ({
  name,
  weight,
  count: () => 1,
  canFit,
  plan: (simulation, _target, isFitting, choices) => plan(simulation, isFitting, choices),
})

const orders = (world: World) => world.orders
const isAlive = ({ status }: OrderModel) => [0, 1, 2, 3].includes(status)
const refunds = (world: World) => world.refunds
const withdrawals = (world: World) => world.withdrawals
const recharges = (world: World) => world.recharges

export const ACTIONS: Action[] = [
  alone('add to cart', 3, (simulation, _, choices) => planAddToCart(simulation, choices)),
  alone('update cart', 2, planUpdateCart, ({ world }) => world.cart.size > 0),
  alone('remove from cart', 1, (simulation, _, choices) => planRemoveFromCart(simulation, choices)),
  alone('create', 10, planCreate, ({ world }) => world.orders.filter(isAlive).length < 3),
  on('pay', 18, orders, isPayable, planPay),
  on('cancel', 5, orders, ({ status }) => status === 0, planCancel),
  on('ship', 18, orders, canShip, planShip),
  on('move parcel', 10, orders, isUnderWay, planMoveParcel),
  on('confirm', 14, orders, ({ status }) => status === 2, planConfirm),
  on('time', 4, orders, ({ status }) => [0, 2, 3].includes(status), planTime),
  on('review', 14, orders, canReview, planReview),
  on('ask refund', 8, orders, canAskRefund, planAskRefund),
  on('withdraw refund', 3, refunds, canWithdrawRefund, planWithdrawRefund),
  on('send back', 18, refunds, canSendBack, planSendBack),
  on('audit refund', 14, refunds, canAuditRefund, planAuditRefund),
  alone('withdraw', 4, planWithdraw, canWithdraw),
  on('cancel withdrawal', 3, withdrawals, isAuditing, planCancelWithdrawal),
  on('audit withdrawal', 5, withdrawals, isAuditing, planAuditWithdrawal),
  alone('top up', 3, planTopUp),
  on('audit top-up', 5, recharges, canPassRecharge, planAuditRecharge),
  on('confirm top-up', 6, recharges, isWaiting, planConfirmRecharge),
  alone('change product', 3, (simulation, _, choices) => planChangeProduct(simulation, choices)),
  alone('wrong payment password', 1, planWrongCode, () => false),
  {
    name: 'ask again',
    weight: 5,
    count: ({ keyed }) => (keyed ? 1 : 0),
    canFit: ({ keyed }) => keyed !== null,
    plan: (simulation, _target, _isFitting, choices) =>
      planAgain(simulation, simulation.keyed!, choices),
  },
]

/** The action for a random number, by weight. */
export function actionFor(simulation: Simulation, number: number, isFitting: boolean): Action {
  const possible = ACTIONS.filter((action) =>
    isFitting ? action.canFit(simulation) : action.count(simulation) > 0,
  )
  const sum = possible.reduce((total, { weight }) => total + weight, 0)
  let left = number % sum
  return possible.find(({ weight }) => (left -= weight) < 0)!
}
