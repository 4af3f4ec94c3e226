import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminOrder } from '@/console/orders/status'
import { RefundStatusChip } from '@/console/refunds/status'
import { Panel } from '@/console/ui/panel'
import { useFormats } from '@/console/ui/use-formats'

export function OrderRefunds({ order }: { order: AdminOrder }) {
  const translate = useTranslate()
  const { money } = useFormats()
  if (order.refunds.length === 0) return null
  return (
    <Panel title="console.orders.refunds">
      {order.refunds.map((refund) => (
        <Box key={refund.id} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Box
            component={Link}
            to={`/refunds/${refund.id}/show`}
            sx={{ color: 'primary.main', flex: 1 }}
          >
            {translate('console.refunds.title', { id: refund.id, amount: money(refund.amount) })}
          </Box>
          <RefundStatusChip refund={{ ...refund, tracking_no: null }} />
        </Box>
      ))}
    </Panel>
  )
}
