import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { blockAdminShopper, unblockAdminShopper } from '@/contracts/admin-shoppers'
import { call } from '@/console/api/call'
import type { Shopper } from '@/console/shoppers/shopper'
import { Decision, type DecisionField } from '@/console/ui/decision'
import { useMay } from '@/console/ui/use-may'
import { useFormats } from '@/console/ui/use-formats'

/** The shopper does not see it. */
const REASON: DecisionField = {
  name: 'reason',
  label: 'console.fields.reason',
  hint: 'console.shoppers.reasonHint',
  isRequired: true,
  isMultiline: true,
  maxLength: 200,
}

export function BlockShopper({ shopper }: { shopper: Shopper }) {
  const translate = useTranslate()
  const { money } = useFormats()
  if (!useMay('shoppers.block')) return null
  const { id, name, blocked } = shopper
  const named = { name, balance: money(shopper.balance) }
  const verb = blocked ? 'unblock' : 'block'
  const endpoint = blocked ? unblockAdminShopper : blockAdminShopper
  return (
    <Decision
      label={translate(`console.shoppers.${verb}`)}
      variant="outlined"
      colour={blocked ? 'primary' : 'error'}
      title={translate(`console.shoppers.${verb}Ask`, named)}
      confirm={translate(`console.shoppers.${verb}`)}
      done={`console.shoppers.${verb}Done`}
      fields={[REASON]}
      onConfirm={({ reason = '' }) => call(endpoint, { id, reason })}
    >
      <Typography>{translate(`console.shoppers.${verb}Detail`, named)}</Typography>
    </Decision>
  )
}
