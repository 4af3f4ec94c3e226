import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { settleAdminRecharge } from '@/contracts/admin-recharges'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { call } from '@/console/api/call'
import type { Recharge } from '@/console/recharges/recharge'
import { Decision, type DecisionField } from '@/console/ui/decision'
import { Panel } from '@/console/ui/panel'
import { REASON } from '@/console/ui/reason-field'
import { useMay } from '@/console/ui/use-may'
import { useFormats } from '@/console/ui/use-formats'

const TXID: DecisionField = {
  name: 'txid',
  label: 'console.recharges.txid',
  hint: 'console.recharges.txidHint',
  isRequired: true,
  maxLength: 300,
}

/** A deposit on chain needs a transaction id, which the shopper may have left out. */
export function RechargeDecision() {
  const recharge = useRecordContext<Recharge>()
  const translate = useTranslate()
  const { money } = useFormats()
  const mayDecide = useMay('money.decide')
  if (!recharge || !mayDecide || recharge.status !== AUDIT_STATUS.auditing) return null
  const { id, method, txid, shopper } = recharge
  const named = { amount: money(recharge.amount), name: shopper.name }
  const settle = (action: 'pass' | 'refuse') => (typed: Record<string, string>) =>
    call(settleAdminRecharge, { id, action, ...typed })
  return (
    <Panel title="console.decisions.title">
      <Typography variant="h5" component="p">
        {named.amount}
      </Typography>
      <Decision
        label={translate('console.decisions.pass')}
        title={translate('console.recharges.passAsk', named)}
        confirm={translate('console.recharges.passConfirm', named)}
        done="console.recharges.passDone"
        fields={method === 'chain' && txid === null ? [TXID] : []}
        onConfirm={settle('pass')}
      >
        <Typography>{translate('console.recharges.passDetail', named)}</Typography>
        {recharge.same_txid_ids.length > 0 && (
          <Typography color="error">{translate('console.recharges.reusedHint')}</Typography>
        )}
      </Decision>
      <Decision
        label={translate('console.decisions.refuse')}
        variant="outlined"
        colour="error"
        title={translate('console.recharges.refuseAsk', named)}
        confirm={translate('console.decisions.refuse')}
        done="console.recharges.refuseDone"
        fields={[REASON]}
        onConfirm={settle('refuse')}
      >
        <Typography>{translate('console.recharges.refuseDetail', named)}</Typography>
      </Decision>
    </Panel>
  )
}
