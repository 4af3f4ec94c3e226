import { useState } from 'react'
import { Card, CardContent } from '@mui/material'
import type { FieldValues } from 'react-hook-form'
import { Form, SaveButton, Title, useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { addAdminWebhook } from '@/contracts/admin-webhooks'
import type { DataOf, InputOf } from '@/contracts/endpoint'
import { call } from '@/console/api/call'
import { formErrors } from '@/console/ui/form-errors'
import { notifyText } from '@/console/ui/notify-text'
import { SecretOnce } from '@/console/webhooks/secret-once'
import { WebhookFields } from '@/console/webhooks/webhook-fields'

/** Adds an endpoint and shows its secret. */
export function WebhookCreate() {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const [added, setAdded] = useState<DataOf<typeof addAdminWebhook>>()
  const add = async (given: FieldValues) => {
    try {
      setAdded(await call(addAdminWebhook, given as InputOf<typeof addAdminWebhook>))
      return undefined
    } catch (error) {
      notifyText(notify, (error as Error).message, { type: 'error' })
      return formErrors(error)
    }
  }
  return (
    <Card variant="outlined" sx={{ m: { xs: 1, sm: 2 }, maxWidth: 800 }}>
      <Title title={translate('console.webhooks.add')} />
      <CardContent>
        <Form onSubmit={add} resource="webhooks">
          <WebhookFields />
          <SaveButton alwaysEnable />
        </Form>
      </CardContent>
      {added && (
        <SecretOnce
          secret={added.secret}
          onClose={() => void navigate(`/webhooks/${added.webhook.id}/show`)}
        />
      )}
    </Card>
  )
}
