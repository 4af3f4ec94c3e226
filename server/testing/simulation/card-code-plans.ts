import { confirmRecharge } from '@/contracts/wallet'
import { calling, refusal, type Choices, type Simulation, type Plan } from './plan'
import type { RechargeModel } from './world'

const RIGHT_CODE = '123456'
const MAX_CODE_TRIES = 5

export const isWaiting = ({ status, waitsForCode }: RechargeModel) => status === 0 && waitsForCode

export function planConfirmRecharge(
  simulation: Simulation,
  recharge: RechargeModel,
  isFitting: boolean,
  [which]: Choices,
): Plan {
  const code = isFitting || which % 4 === 0 ? RIGHT_CODE : '654321'
  const areTriesLeft = recharge.codeTries < MAX_CODE_TRIES
  const isRight = code === RIGHT_CODE && areTriesLeft
  return {
    words: `confirm top-up ${recharge.id} with ${code}`,
    expected: !isWaiting(recharge)
      ? refusal('RECHARGE_NOT_CONFIRMABLE')
      : isRight || !areTriesLeft
        ? 'done'
        : { fields: { code: 'fields.captchaWrong' } },
    call: calling(simulation, confirmRecharge, { id: recharge.id, code }),
    apply: () => {
      recharge.waitsForCode = false
      if (!isRight) recharge.status = 2
    },
    always: () => void (recharge.codeTries += isWaiting(recharge) ? 1 : 0),
    isTransaction: true,
  }
}
