import type { AdminRefund } from '@/console/refunds/status'
import { Pictures } from '@/console/ui/picture-viewer'
import { Panel } from '@/console/ui/panel'
import { useFormats } from '@/console/ui/use-formats'

/** The shopper's images, with what they have to prove beside the opened one. */
export function RefundEvidence({ refund }: { refund: AdminRefund }) {
  const { money } = useFormats()
  return (
    <Panel title="console.refunds.evidence">
      <Pictures
        pictures={refund.evidence}
        label="console.refunds.picture"
        facts={
          <span>
            {money(refund.amount)} · {refund.reason}
          </span>
        }
      />
    </Panel>
  )
}
