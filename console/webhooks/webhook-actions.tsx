import { useState } from 'react'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import {
  removeAdminWebhook,
  replayAdminWebhook,
  updateAdminWebhook,
} from '@/contracts/admin-webhooks'
import type { Webhook } from '@/contracts/schemas/admin-webhooks'
import { call } from '@/console/api/call'
import { Decision } from '@/console/ui/decision'
import { SecretOnce } from '@/console/webhooks/secret-once'

/** Switch on or off, renew the secret, send what failed again, remove. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [secret, setSecret] = useState<string>()
  const { id, version, is_on, url } = webhook
  const renew = async () => {
    const renewed = await call(updateAdminWebhook, { id, version, renew_secret: true })
    if (renewed.secret !== null) setSecret(renewed.secret)
  }
  const remove = async () => {
    await call(removeAdminWebhook, { id })
    await navigate('/webhooks')
  }
  const verb = is_on ? 'switchOff' : 'switchOn'
  const action = (name: string, onConfirm: () => Promise<unknown>, isGrave = false) => (
    <Decision
      label={translate(`console.webhooks.${name}`)}
      variant="outlined"
      colour={isGrave ? 'error' : 'primary'}
      title={translate(`console.webhooks.${name}Ask`)}
      confirm={translate(`console.webhooks.${name}`)}
      onConfirm={onConfirm}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{url}</Typography>
      <Typography>{translate(`console.webhooks.${name}Detail`)}</Typography>
    </Decision>
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {action(verb, () => call(updateAdminWebhook, { id, version, is_on: !is_on }))}
      {action('replayFailed', () => call(replayAdminWebhook, { webhook_id: id }))}
      {action('renew', renew)}
      {action('remove', remove, true)}
      {secret && <SecretOnce secret={secret} onClose={() => setSecret(undefined)} />}
    </Box>
  )
}
