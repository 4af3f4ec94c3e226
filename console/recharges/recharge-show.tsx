import { Alert, Box, Link, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { RecordHistory } from '@/console/audit/record-history'
import { METHOD_KEYS, type Recharge } from '@/console/recharges/recharge'
import { RechargeDecision } from '@/console/recharges/recharge-decision'
import { ShopperLink } from '@/console/shoppers/shopper-link'
import { AuditStatusChip } from '@/console/ui/audit-status'
import { CopyButton } from '@/console/ui/copy-button'
import { Fact, Facts } from '@/console/ui/facts'
import { FreshShow } from '@/console/ui/fresh-show'
import { Moment } from '@/console/ui/moment'
import { Panel, TwoColumns } from '@/console/ui/panel'
import { Pictures } from '@/console/ui/picture-viewer'
import { useFormats } from '@/console/ui/use-formats'

/** The amount and its evidence, and beside them the decision; on a phone it comes after them. */
export const RechargeShow = () => (
  <FreshShow>
    <TwoColumns
      main={
        <>
          <Details />
          <Evidence />
        </>
      }
      side={
        <>
          <RechargeDecision />
          <RecordHistory />
        </>
      }
    />
  </FreshShow>
)

function Details() {
  const translate = useTranslate()
  const { money } = useFormats()
  const recharge = useRecordContext<Recharge>()
  if (!recharge) return null
  return (
    <Panel title="console.recharges.request" actions={<AuditStatusChip status={recharge.status} />}>
      <Typography variant="h4" component="p">
        {money(recharge.amount)}
      </Typography>
      <Reused ids={recharge.same_txid_ids} />
      {recharge.waits_for_code && (
        <Alert severity="info">{translate('console.recharges.waitsForCodeHint')}</Alert>
      )}
      {recharge.card_refund && (
        <Alert severity={recharge.card_refund === 'due' ? 'warning' : 'info'}>
          {translate(`console.recharges.cardRefund.${recharge.card_refund}`)}
        </Alert>
      )}
      <Facts>
        <Fact label="console.fields.shopper">
          <ShopperLink {...recharge.shopper} />
        </Fact>
        <Fact label="console.recharges.method">{translate(METHOD_KEYS[recharge.method])}</Fact>
        <Fact label="console.recharges.network">{recharge.network}</Fact>
        <Fact label="console.recharges.address">{recharge.address}</Fact>
        <Fact label="console.recharges.txid">
          {recharge.txid && (
            <>
              {recharge.txid} <CopyButton text={recharge.txid} label="console.recharges.copyTxid" />
            </>
          )}
        </Fact>
        <Fact label="console.fields.requestedAt">
          <Moment iso={recharge.created_at} />
        </Fact>
        <Fact label="console.fields.settledAt">
          {recharge.settled_at && <Moment iso={recharge.settled_at} />}
        </Fact>
        <Fact label="console.fields.refuseReason">{recharge.refuse_reason}</Fact>
      </Facts>
    </Panel>
  )
}

function Reused({ ids }: { ids: number[] }) {
  const translate = useTranslate()
  if (ids.length === 0) return null
  return (
    <Alert severity="error">
      {translate('console.recharges.reusedHint')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {ids.map((id) => (
          <li key={id}>
            <Link component={RouterLink} to={`/recharges/${id}/show`}>
              {translate('console.recharges.numbered', { id })}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function Evidence() {
  const translate = useTranslate()
  const { money } = useFormats()
  const recharge = useRecordContext<Recharge>()
  if (!recharge) return null
  const { evidence, amount, txid } = recharge
  return (
    <Panel title="console.recharges.evidence">
      {evidence.length === 0 ? (
        <Typography color="textSecondary">{translate('console.recharges.noEvidence')}</Typography>
      ) : (
        <Pictures
          pictures={evidence}
          label="console.recharges.evidenceNumbered"
          facts={
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{money(amount)}</strong> {txid}
            </Typography>
          }
        />
      )}
    </Panel>
  )
}
