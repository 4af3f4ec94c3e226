import { CheckboxGroupInput, required, TextInput } from 'react-admin'
import { WEBHOOK_EVENTS } from '@/contracts/webhook-events'

/** The names of events are part of the protocol, so they are not translated. */
const EVENT_CHOICES = WEBHOOK_EVENTS.map((id) => ({ id, name: id }))

export const WebhookFields = () => (
  <>
    <TextInput
      source="url"
      type="url"
      validate={required()}
      helperText="console.webhooks.urlHint"
    />
    <CheckboxGroupInput
      source="events"
      choices={EVENT_CHOICES}
      translateChoice={false}
      validate={required()}
    />
  </>
)
