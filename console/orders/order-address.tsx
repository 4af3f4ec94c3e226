import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { addressLines } from '@/console/orders/address-lines'
import type { AdminOrder } from '@/console/orders/status'
import { CopyButton } from '@/console/ui/copy-button'
import { Labelled } from '@/console/ui/labelled'
import { Panel } from '@/console/ui/panel'

export function OrderAddress({ order }: { order: AdminOrder }) {
  const translate = useTranslate()
  const lines = addressLines(order.address)
  return (
    <Panel
      title="console.orders.address"
      actions={<CopyButton text={lines.join('\n')} label="console.orders.copyAddress" />}
    >
      <Box component="address" sx={{ fontStyle: 'normal' }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
      <Labelled label={translate('console.orders.shopper')}>
        {order.shopper.name}
        <Box sx={{ overflowWrap: 'anywhere' }}>{order.shopper.email}</Box>
      </Labelled>
      {order.remark && (
        <Labelled label={translate('console.orders.remark')}>{order.remark}</Labelled>
      )}
    </Panel>
  )
}
