import { Box, Divider, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ItemName } from '@/console/orders/item-name'
import type { AdminOrder } from '@/console/orders/status'
import { StatusChip } from '@/console/ui/status-chip'
import { Panel } from '@/console/ui/panel'
import { useFormats } from '@/console/ui/use-formats'

type Item = AdminOrder['items'][number]

/** What was ordered, and what of it is to be sent or left out. */
export function OrderItems({ order }: { order: AdminOrder }) {
  return (
    <Panel title="console.orders.items">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {order.items.map((item, place) => (
          <li key={item.id}>
            {place > 0 && <Divider sx={{ mb: 1.5 }} />}
            <ItemLine item={item} />
          </li>
        ))}
      </Box>
    </Panel>
  )
}

function ItemLine({ item }: { item: Item }) {
  const translate = useTranslate()
  const { money } = useFormats()
  const word = (key: string, count?: number) =>
    translate(`console.orders.${key}`, { smart_count: count })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '100 1 220px', minWidth: 0 }}>
        <ItemName item={item} />
      </Box>
      {/* One group, so that a phone shows it below every name, whatever its length. */}
      <Box
        sx={{ flex: '1 1 auto', display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        {item.leave_out && <StatusChip colour="error" label={word('leaveOut')} />}
        {item.to_send > 0 && <StatusChip colour="warning" label={word('toSend', item.to_send)} />}
        {item.packed > 0 && <StatusChip label={word('packed', item.packed)} />}
        <Typography sx={{ minWidth: 130, textAlign: 'end', ml: 'auto' }}>
          {item.quantity} × {money(item.price)}
        </Typography>
      </Box>
    </Box>
  )
}
