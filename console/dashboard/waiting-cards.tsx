import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { getAdminDashboard } from '@/contracts/admin-dashboard'
import type { DataOf } from '@/contracts/endpoint'
import { ORDER_STATUS } from '@/contracts/order-status'
import { REFUND_STATUS } from '@/contracts/refund-terms'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { boundedCount } from '@/lib/format/count'
import { SECTIONS } from '@/console/sections'
import { Panel } from '@/console/ui/panel'

type Waiting = DataOf<typeof getAdminDashboard>['waiting']

interface WaitingCardsProps {
  waiting: Waiting
  lowStockLimit: number
}

/** One card per queue that the role may see; it leads to the filtered list. */
export function WaitingCards({ waiting, lowStockLimit }: WaitingCardsProps) {
  const translate = useTranslate()
  const filters: Record<keyof Waiting, [resource: string, filter: object]> = {
    orders_to_ship: ['orders', { status: ORDER_STATUS.waitingDelivery }],
    refunds: ['refunds', { status: REFUND_STATUS.asked }],
    returns: ['refunds', { sent_back: true }],
    recharges: ['recharges', { status: AUDIT_STATUS.auditing }],
    withdrawals: ['withdrawals', { status: AUDIT_STATUS.auditing }],
    low_stock: ['products', { low_stock: lowStockLimit }],
  }
  const shown = (Object.keys(filters) as (keyof Waiting)[]).filter((key) => waiting[key] !== null)
  return (
    <Panel title="console.dashboard.waiting.title">
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        {shown.map((key) => (
          <WaitingCard
            key={key}
            count={waiting[key]!}
            label={translate(`console.dashboard.waiting.${key}`, { limit: lowStockLimit })}
            to={linkOf(...filters[key])}
          />
        ))}
      </Box>
    </Panel>
  )
}

/** Undefined for a list that the console does not have. */
function linkOf(resource: string, filter: object): string | undefined {
  const isKnown = SECTIONS.some(({ name }) => (name as string) === resource)
  return isKnown ? `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}` : undefined
}

interface WaitingCardProps {
  count: number | string
  label: string
  to: string | undefined
}

function WaitingCard({ count, label, to }: WaitingCardProps) {
  const { count: number, shown } = boundedCount(count)
  const content = (
    <CardContent>
      <Typography variant="h4" component="p" color={number > 0 ? 'primary' : 'textSecondary'}>
        {shown}
      </Typography>
      <Typography variant="body2">{label}</Typography>
    </CardContent>
  )
  return (
    <Card component="li" variant="outlined">
      {to ? (
        <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  )
}
