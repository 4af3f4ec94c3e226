import { Alert, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { decideAdminRefund } from '@/contracts/admin-refunds'
import { REFUND_STATUS } from '@/contracts/refund-terms'
import { call } from '@/console/api/call'
import { decisionsFor, type RefundDecision } from '@/console/refunds/decisions'
import type { AdminRefund } from '@/console/refunds/status'
import { ActionDialog } from '@/console/ui/action-dialog'
import { Panel } from '@/console/ui/panel'
import { useAction } from '@/console/ui/use-action'
import { useMay } from '@/console/ui/use-may'
import { personName } from '@/console/ui/person-name'
import { useFormats } from '@/console/ui/use-formats'

/** What may be decided now, and why nothing may. */
export function RefundDecisions({ refund }: { refund: AdminRefund }) {
  const translate = useTranslate()
  const { money } = useFormats()
  const mayDecide = useMay('refunds.decide')
  const [open, setOpen] = useState<RefundDecision>()
  const decisions = decisionsFor(refund)
  // An open dialog stays when somebody else decides, because it shows what they did.
  if (!mayDecide || (decisions.length === 0 && !open)) return null
  const isWaiting = refund.status === REFUND_STATUS.agreed && refund.tracking_no === null
  return (
    <Panel title="console.decisions.title">
      <Typography variant="h5" component="p">
        {money(refund.amount)}
      </Typography>
      {isWaiting && <Typography>{translate('console.refunds.waitsForGoods')}</Typography>}
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="large"
          variant={decision === 'refuse' ? 'outlined' : 'contained'}
          color={decision === 'refuse' ? 'error' : 'primary'}
          onClick={() => setOpen(decision)}
        >
          {translate(`console.refunds.decide.${decision}.open`)}
        </Button>
      ))}
      {open && (
        <RefundDecisionDialog
          refund={refund}
          decision={open}
          isPossible={decisions.includes(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  )
}

interface RefundDecisionDialogProps {
  refund: AdminRefund
  decision: RefundDecision
  /** False after somebody else has decided. */
  isPossible: boolean
  onClose: () => void
}

/** Names the amount, the person and the consequence. */
function RefundDecisionDialog(props: RefundDecisionDialogProps) {
  const { refund, decision, isPossible, onClose } = props
  const translate = useTranslate()
  const { money } = useFormats()
  const [reason, setReason] = useState('')
  const [seen] = useState(refund.status)
  const isCurrent = isPossible && refund.status === seen
  const word = (key: string) =>
    translate(`console.refunds.decide.${decision}.${key}`, {
      amount: money(refund.amount),
      name: refund.shopper.name,
      email: refund.shopper.email,
      number: refund.order.order_no,
    })
  const needsReason = decision === 'refuse'
  const decide = () =>
    call(decideAdminRefund, {
      id: refund.id,
      action: decision,
      expected_status: seen,
      ...(needsReason && { reason }),
    })
  const { run, isPending, fields, refusal } = useAction(decide, {
    done: word('done'),
    onDone: onClose,
  })
  return (
    <ActionDialog
      title={word('title')}
      submit={word('submit')}
      colour={needsReason ? 'error' : 'primary'}
      isPending={isPending}
      isReady={isCurrent && (!needsReason || reason.trim() !== '')}
      error={refusal}
      onSubmit={run}
      onClose={onClose}
    >
      {isCurrent ? <Typography>{word('consequence')}</Typography> : <Meanwhile refund={refund} />}
      {needsReason && (
        <TextField
          label={translate('console.refunds.refuseReason')}
          helperText={fields.reason ?? translate('console.refunds.reasonHint')}
          error={Boolean(fields.reason)}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          fullWidth
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
    </ActionDialog>
  )
}

/** Who decided what while the dialog was open. */
function Meanwhile({ refund }: { refund: AdminRefund }) {
  const translate = useTranslate()
  const { dateTime } = useFormats()
  const last = refund.history.at(-1)
  if (!last) return null
  const { by, event, at } = last
  return (
    <Alert severity="warning">
      {translate('console.history.meanwhile', {
        person: personName(by, translate),
        event: translate(`console.history.event.${event}`, { refund: refund.id, _: event }),
        time: dateTime(at),
      })}
    </Alert>
  )
}
