import { canMoveRefund } from '@/server/domain/refund-moves'
import { decisionsFor } from '@/console/refunds/decisions'

const DECISIONS = ['agree', 'settle', 'refuse'] as const

it('offers exactly what the state machine of the server allows', () => {
  for (const type of [1, 2] as const)
    for (const status of [0, 1, 2, 3, 4] as const)
      for (const number of [null, 'TH1'])
        expect(decisionsFor({ type, status, tracking_no: number })).toEqual(
          DECISIONS.filter((name) =>
            canMoveRefund({ type, status, isSent: number !== null }, name),
          ),
        )
})
