import { REFUND_STATUS, type RefundStatus } from '@/contracts/refunds'

const { asked, agreed, settled, refused, withdrawn } = REFUND_STATUS

interface Move {
  from: RefundStatus[]
  to: RefundStatus
}

/** Every allowed move of a refund request (contract, refund status). */
export const REFUND_MOVES = {
  /** Only with return: the goods are on their way back. */
  agree: { from: [asked], to: agreed },
  settle: { from: [asked, agreed], to: settled },
  refuse: { from: [asked, agreed], to: refused },
  withdraw: { from: [asked, agreed], to: withdrawn },
} as const satisfies Record<string, Move>

export type RefundMove = keyof typeof REFUND_MOVES

export function canMoveRefund(status: RefundStatus, move: RefundMove): boolean {
  return (REFUND_MOVES[move].from as readonly RefundStatus[]).includes(status)
}
