import { Button, Chip } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import {
  DataTable,
  ReferenceManyField,
  SimpleList,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { replayAdminWebhook } from '@/contracts/admin-webhooks'
import type { Webhook } from '@/contracts/schemas/admin-webhooks'
import { call } from '@/console/api/call'
import { ByWidth } from '@/console/ui/by-width'
import type { Delivery } from '@/console/webhooks/delivery'
import { DeliveryDetails } from '@/console/webhooks/delivery-details'
import { DetailsButton } from '@/console/ui/details-button'
import { Moment } from '@/console/ui/moment'
import { notifyText } from '@/console/ui/notify-text'
import { Pages } from '@/console/ui/pages'
import { Panel } from '@/console/ui/panel'

/** The messages of the last 30 days, latest first. */
export function Deliveries() {
  const webhook = useRecordContext<Webhook>()
  if (!webhook) return null
  return (
    <Panel title="console.webhooks.log">
      <ReferenceManyField
        reference="deliveries"
        target="webhook_id"
        perPage={20}
        pagination={<Pages />}
      >
        <ByWidth narrow={<Rows webhookId={webhook.id} />} wide={<Table webhookId={webhook.id} />} />
      </ReferenceManyField>
    </Panel>
  )
}

interface OfWebhook {
  webhookId: number
}

const Table = ({ webhookId }: OfWebhook) => (
  <DataTable<Delivery> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<Delivery>
      source="created_at"
      disableSort
      render={({ created_at }) => <Moment iso={created_at} />}
    />
    <DataTable.Col source="event" disableSort />
    <DataTable.Col<Delivery> source="status" disableSort render={(row) => <State {...row} />} />
    <DataTable.Col source="attempts" disableSort align="right" />
    <DataTable.Col source="answer_status" disableSort align="right" />
    <DataTable.Col<Delivery>
      label="console.webhooks.actions"
      disableSort
      render={(row) => (
        <>
          <DetailsButton title={row.event}>
            <DeliveryDetails />
          </DetailsButton>
          <Replay {...row} webhookId={webhookId} />
        </>
      )}
    />
  </DataTable>
)

const Rows = ({ webhookId }: OfWebhook) => (
  <SimpleList<Delivery>
    rowClick={false}
    primaryText={({ event }) => event}
    secondaryText={({ created_at }) => <Moment iso={created_at} />}
    tertiaryText={(row) => (
      <>
        <State {...row} /> <Replay {...row} webhookId={webhookId} />
      </>
    )}
  />
)

const COLOURS = { waiting: 'warning', sent: 'success', failed: 'error' } as const

function State({ status }: Delivery) {
  const translate = useTranslate()
  const label = translate(`console.webhooks.statuses.${status}`)
  return <Chip size="small" variant="outlined" color={COLOURS[status]} label={label} />
}

function Replay({ id, status, webhookId }: Delivery & OfWebhook) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const replay = useMutation({
    mutationFn: () => call(replayAdminWebhook, { webhook_id: webhookId, delivery_id: id }),
    onSuccess: () => refresh(),
    onError: (error) => notifyText(notify, error.message, { type: 'error' }),
  })
  if (status === 'waiting') return null
  return (
    <Button
      size="small"
      loading={replay.isPending}
      onClick={(event) => {
        event.stopPropagation()
        replay.mutate()
      }}
    >
      {translate('console.webhooks.replay')}
    </Button>
  )
}
