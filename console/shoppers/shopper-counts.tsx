import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Permission } from '@/contracts/staff-permissions'
import type { Shopper } from '@/console/shoppers/shopper'
import { useMay } from '@/console/ui/use-may'
import { useFormats } from '@/console/ui/use-formats'

/** Links to the lists of the shopper's records, with their numbers. */
export function ShopperCounts({ shopper: { id, counts } }: { shopper: Shopper }) {
  const orders = Object.values(counts.orders).reduce((sum, count) => sum + count, 0)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Count list="orders" permission="orders.read" count={orders} userId={id} />
      <Count list="refunds" permission="refunds.read" count={counts.refunds} userId={id} />
      <Count list="recharges" permission="money.read" count={counts.recharges} userId={id} />
      <Count list="withdrawals" permission="money.read" count={counts.withdrawals} userId={id} />
      <AuditLink id={id} />
    </Box>
  )
}

interface CountProps {
  list: 'orders' | 'refunds' | 'recharges' | 'withdrawals'
  permission: Permission
  count: number
  userId: number
}

function Count({ list, permission, count, userId }: CountProps) {
  const translate = useTranslate()
  const formats = useFormats()
  if (!useMay(permission)) return null
  const text = translate(`console.shoppers.counts.${list}`, {
    smart_count: count,
    shown: formats.count(count),
  })
  return (
    <Button component={Link} to={filtered(list, userId)} variant="outlined" size="small">
      {text}
    </Button>
  )
}

function AuditLink({ id }: { id: number }) {
  const translate = useTranslate()
  if (!useMay('audit.read')) return null
  return (
    <Button component={Link} to={filtered('audit', id)} variant="outlined" size="small">
      {translate('resources.audit.name', { smart_count: 1 })}
    </Button>
  )
}

/** The list with the records of one shopper. */
const filtered = (list: string, userId: number) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify({ user_id: userId }))}`
