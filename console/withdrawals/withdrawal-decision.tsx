import { Typography } from '@mui/material'
import { useGetIdentity, useRecordContext, useTranslate } from 'react-admin'
import { settleAdminWithdrawal } from '@/contracts/admin-withdrawals'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { call } from '@/console/api/call'
import { Decision } from '@/console/ui/decision'
import { Panel } from '@/console/ui/panel'
import { REASON } from '@/console/ui/reason-field'
import { useMay } from '@/console/ui/use-may'
import { useFormats } from '@/console/ui/use-formats'
import { Approvals } from '@/console/withdrawals/approvals'
import type { Withdrawal } from '@/console/withdrawals/withdrawal'

/** Of two approvals the second pays out; the person of the first cannot give it. */
export function WithdrawalDecision() {
  const withdrawal = useRecordContext<Withdrawal>()
  const translate = useTranslate()
  const { money } = useFormats()
  const { identity } = useGetIdentity()
  const mayDecide = useMay('money.decide')
  if (!withdrawal || withdrawal.status !== AUDIT_STATUS.auditing) return null
  const { id, payee, needs_two_people, approvals, shopper } = withdrawal
  const named = {
    amount: money(withdrawal.amount),
    arrival: money(withdrawal.actual_arrival),
    name: shopper.name,
    payee: `${payee.bank_name} ${payee.number}`,
  }
  const isFirst = needs_two_people && approvals.length === 0
  const step = isFirst ? 'approve' : 'pay'
  return (
    <Panel title="console.decisions.title">
      <Typography variant="h5" component="p">
        {named.amount}
      </Typography>
      <Approvals withdrawal={withdrawal} />
      {mayDecide && (
        <>
          <Decision
            label={translate(`console.withdrawals.${step}`)}
            title={translate(`console.withdrawals.${step}Ask`, named)}
            confirm={translate(`console.withdrawals.${step}Confirm`, named)}
            done={({ status }) =>
              `console.withdrawals.${status === AUDIT_STATUS.passed ? 'pay' : 'approve'}Done`
            }
            isDisabled={approvals.some(({ staff_id }) => staff_id === identity?.id)}
            onConfirm={() =>
              call(settleAdminWithdrawal, { id, action: 'pass', expected_step: step })
            }
          >
            <Typography>{translate(`console.withdrawals.${step}Detail`, named)}</Typography>
          </Decision>
          <Decision
            label={translate('console.decisions.refuse')}
            variant="outlined"
            colour="error"
            title={translate('console.withdrawals.refuseAsk', named)}
            confirm={translate('console.decisions.refuse')}
            done="console.withdrawals.refuseDone"
            fields={[REASON]}
            onConfirm={(typed) => call(settleAdminWithdrawal, { id, action: 'refuse', ...typed })}
          >
            <Typography>{translate('console.withdrawals.refuseDetail', named)}</Typography>
          </Decision>
        </>
      )}
    </Panel>
  )
}
