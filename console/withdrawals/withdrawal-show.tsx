import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { RecordHistory } from '@/console/audit/record-history'
import { ShopperLink } from '@/console/shoppers/shopper-link'
import { AuditStatusChip } from '@/console/ui/audit-status'
import { Fact, Facts } from '@/console/ui/facts'
import { FreshShow } from '@/console/ui/fresh-show'
import { Moment } from '@/console/ui/moment'
import { Panel, TwoColumns } from '@/console/ui/panel'
import { useFormats } from '@/console/ui/use-formats'
import { PayeeNumber } from '@/console/withdrawals/payee-number'
import { arrivalOf, type Withdrawal } from '@/console/withdrawals/withdrawal'
import { WithdrawalDecision } from '@/console/withdrawals/withdrawal-decision'

/** The sums and the payee, and beside them the approvals and the decision; on a phone these come after. */
export const WithdrawalShow = () => (
  <FreshShow>
    <TwoColumns
      main={
        <>
          <Details />
          <Payee />
        </>
      }
      side={
        <>
          <WithdrawalDecision />
          <RecordHistory />
        </>
      }
    />
  </FreshShow>
)

function Details() {
  const { money } = useFormats()
  const withdrawal = useRecordContext<Withdrawal>()
  if (!withdrawal) return null
  const { amount, service_charge, status, cancelled, settled_at } = withdrawal
  const arrival = arrivalOf(withdrawal)
  return (
    <Panel
      title="console.withdrawals.request"
      actions={<AuditStatusChip status={status} isCancelled={cancelled} />}
    >
      <Typography variant="h4" component="p">
        {money(amount)}
      </Typography>
      <Facts>
        <Fact label="console.withdrawals.charge">{money(service_charge)}</Fact>
        {arrival === null ? (
          <Fact label="console.withdrawals.returned">
            <strong>{money(amount)}</strong>
          </Fact>
        ) : (
          <Fact label="console.withdrawals.arrival">
            <strong>{money(arrival)}</strong>
          </Fact>
        )}
        <Fact label="console.fields.shopper">
          <ShopperLink {...withdrawal.shopper} />
        </Fact>
        <Fact label="console.fields.requestedAt">
          <Moment iso={withdrawal.created_at} />
        </Fact>
        <Fact label="console.fields.settledAt">{settled_at && <Moment iso={settled_at} />}</Fact>
        <Fact label="console.fields.refuseReason">{withdrawal.refuse_reason}</Fact>
      </Facts>
    </Panel>
  )
}

function Payee() {
  const translate = useTranslate()
  const withdrawal = useRecordContext<Withdrawal>()
  if (!withdrawal) return null
  const { bank_name, holder, number } = withdrawal.payee
  return (
    <Panel title="console.withdrawals.payee">
      <Facts>
        <Fact label="console.withdrawals.bank">{bank_name}</Fact>
        <Fact label="console.withdrawals.holder">{holder}</Fact>
        <Fact label="console.withdrawals.number">
          <PayeeNumber id={withdrawal.id} masked={number} />
        </Fact>
      </Facts>
      <Typography variant="body2" color="textSecondary">
        {translate('console.withdrawals.numberHint')}
      </Typography>
    </Panel>
  )
}
