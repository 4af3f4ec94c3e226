import { verifyPay } from '@/contracts/account'
import { addToCart, removeFromCart, updateCart } from '@/contracts/cart'
import {
  calling,
  hold,
  refusal,
  type Choices,
  type Keyed,
  type Simulation,
  type Plan,
} from './plan'
import { setCodeOnce } from './tickets'
import { canSell } from './world'

const GOODS = [11, 12, 21, 31, 41]
const WRONG_CODE = '111111'

/** Adds what the stock allows to the line. */
export function planAddToCart(simulation: Simulation, [which, many]: Choices): Plan {
  const { world } = simulation
  const sku_id = GOODS[which % GOODS.length]!
  const quantity = 1 + (many % 4)
  const held = world.cart.get(sku_id) ?? 0
  const room = canSell(world, sku_id, 1)
    ? Math.max(0, Math.min(world.skus.get(sku_id)!.stock, 999) - held)
    : 0
  const given = Math.min(quantity, room)
  return {
    words: `${quantity}×${sku_id} into the cart`,
    expected: 'done',
    call: calling(simulation, addToCart, { items: [{ sku_id, quantity }] }),
    apply: (data: { adjusted: { given: number }[] } | undefined) => {
      if (held + given > 0) world.cart.set(sku_id, held + given)
      const adjusted = given < quantity ? [given] : []
      if (data)
        hold(
          data.adjusted.map((one) => one.given),
          adjusted,
          'given',
        )
    },
    isTransaction: true,
  }
}

export function planUpdateCart(
  simulation: Simulation,
  isFitting: boolean,
  [which, many]: Choices,
): Plan {
  const { world } = simulation
  const among = isFitting ? [...world.cart.keys()] : GOODS
  const sku_id = among[which % among.length]!
  const quantity = 1 + (many % 9)
  const isHeld = world.cart.has(sku_id)
  return {
    words: `cart holds ${quantity}×${sku_id}`,
    expected: isHeld ? 'done' : refusal('NOT_FOUND'),
    call: calling(simulation, updateCart, { sku_id, quantity }),
    apply: () => {
      const { stock } = world.skus.get(sku_id)!
      if (canSell(world, sku_id, 1)) world.cart.set(sku_id, Math.min(quantity, stock))
    },
    isTransaction: true,
  }
}

export function planRemoveFromCart(simulation: Simulation, [which]: Choices): Plan {
  const sku_id = GOODS[which % GOODS.length]!
  return {
    words: `${sku_id} out of the cart`,
    expected: 'done',
    call: calling(simulation, removeFromCart, { sku_ids: [sku_id] }),
    apply: () => void simulation.world.cart.delete(sku_id),
    isTransaction: true,
  }
}

const MAX_PAY_TRIES = 5

/** The attempt that reaches the limit locks; the correct password before that resets the count. */
export async function planWrongCode(simulation: Simulation): Promise<Plan> {
  await setCodeOnce(simulation)
  const { payCode } = simulation.world
  const left = payCode.isLocked ? 0 : MAX_PAY_TRIES - payCode.tries - 1
  return {
    words: 'a wrong payment password',
    expected: {
      refusal: left > 0 ? 'PAY_CODE_WRONG' : 'PAY_CODE_LOCKED',
      data: { tries_left: left },
    },
    call: calling(simulation, verifyPay, { action: 'extract', amount: 1000, password: WRONG_CODE }),
    apply: () => undefined,
    always: () => {
      if (payCode.isLocked) return
      payCode.tries += 1
      payCode.isLocked = payCode.tries >= MAX_PAY_TRIES
    },
  }
}

/** The response was lost, so the call is repeated; or its key is used for another body. */
export function planAgain(simulation: Simulation, keyed: Keyed, [how]: Choices): Plan {
  const { stored } = keyed
  if (!stored) return { ...keyed.again(), words: `again: ${keyed.again().words}` }
  if (how % 4 === 0)
    return {
      words: 'the key again for something else',
      expected: refusal('KEY_REUSED'),
      call: keyed.twisted,
      apply: () => undefined,
    }
  const { words, call } = keyed.again()
  return {
    words: `twice: ${words}`,
    expected: 'done',
    call,
    apply: (data: unknown) => {
      const kept = (answer: unknown) =>
        keyed.isWholeAnswerKept ? answer : (answer as { id: number }).id
      hold(kept(data), kept(stored.data), `answer to ${words} asked twice`)
    },
  }
}
