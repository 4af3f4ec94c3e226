import { REFUND_STATUS, REFUND_TYPE } from '@/contracts/refund-terms'
import type { RefundRow } from '@/console/refunds/status'

export type RefundDecision = 'agree' | 'settle' | 'refuse'

const ANSWERS: RefundDecision[] = ['settle', 'refuse']
const RETURN_ANSWERS: RefundDecision[] = ['agree', 'refuse']
const WITHOUT_GOODS: RefundDecision[] = ['refuse']

/**
 * What staff may decide now. With return, the goods come back before the money (server/domain/refund-moves.ts); the
 * server checks each decision again.
 */
export function decisionsFor({
  type,
  status,
  tracking_no: number,
}: Pick<RefundRow, 'type' | 'status' | 'tracking_no'>): RefundDecision[] {
  const { asked, agreed } = REFUND_STATUS
  if (type === REFUND_TYPE.moneyOnly) return status === asked ? ANSWERS : []
  if (status === asked) return RETURN_ANSWERS
  if (status !== agreed) return []
  return number === null ? WITHOUT_GOODS : ANSWERS
}
