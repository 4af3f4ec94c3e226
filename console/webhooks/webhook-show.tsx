import { Box } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import type { Webhook } from '@/contracts/schemas/admin-webhooks'
import { Panel, Panels } from '@/console/ui/panel'
import { Deliveries } from '@/console/webhooks/deliveries'
import { WebhookActions } from '@/console/webhooks/webhook-actions'
import { WebhookForm } from '@/console/webhooks/webhook-form'
import { WebhookState } from '@/console/webhooks/webhook-list'

/** One endpoint: what it is told, its state, and the log of its messages. */
export const WebhookShow = () => (
  <Show actions={false} component="div" title={<Address />}>
    <Panels>
      <Details />
    </Panels>
    <Box sx={{ px: { xs: 1, sm: 2 }, pb: 2 }}>
      <Deliveries />
    </Box>
  </Show>
)

function Address() {
  return useRecordContext<Webhook>()?.url
}

function Details() {
  const webhook = useRecordContext<Webhook>()
  if (!webhook) return null
  return (
    <Panel title="console.webhooks.endpoint" actions={<WebhookState {...webhook} />}>
      <WebhookForm key={webhook.version} webhook={webhook} />
      <WebhookActions webhook={webhook} />
    </Panel>
  )
}
