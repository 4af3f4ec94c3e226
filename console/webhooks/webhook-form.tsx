import type { FieldValues } from 'react-hook-form'
import { Form, SaveButton, useNotify, useRefresh } from 'react-admin'
import { updateAdminWebhook } from '@/contracts/admin-webhooks'
import type { Webhook } from '@/contracts/schemas/admin-webhooks'
import { call } from '@/console/api/call'
import { formErrors } from '@/console/ui/form-errors'
import { notifyText } from '@/console/ui/notify-text'
import { WebhookFields } from '@/console/webhooks/webhook-fields'

export function WebhookForm({ webhook }: { webhook: Webhook }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const { id, version } = webhook
  const save = async ({ url, events }: FieldValues) => {
    const changed = { url: url as string, events: events as never }
    try {
      await call(updateAdminWebhook, { id, version, ...changed })
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
      refresh()
      return undefined
    } catch (error) {
      notifyText(notify, (error as Error).message, { type: 'error' })
      return formErrors(error)
    }
  }
  return (
    <Form onSubmit={save} record={webhook} resource="webhooks">
      <WebhookFields />
      <SaveButton />
    </Form>
  )
}
