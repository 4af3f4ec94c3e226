import { useState, type ReactNode } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { Form, ResourceContextProvider, SaveButton, useNotify, useTranslate } from 'react-admin'
import type { AdminSettings } from '@/contracts/schemas/admin-settings'
import { call } from '@/console/api/call'
import { getAdminSettings } from '@/contracts/admin-settings'
import { formErrors, isConflict } from '@/console/ui/form-errors'
import { LastChange } from '@/console/forms/last-change'
import { notifyText } from '@/console/ui/notify-text'
import { Panel } from '@/console/ui/panel'
import { useMay } from '@/console/ui/use-may'

export const SETTINGS_KEY = ['settings']

interface SettingFormProps {
  /** Message keys. */
  title: string
  hint: string
  part: keyof AdminSettings
  settings: AdminSettings
  /** The values of the form. */
  toForm: (settings: AdminSettings) => object
  /** Calls the server. `version` is the one that was read. */
  save: (given: FieldValues, version: number) => Promise<AdminSettings>
  children: ReactNode
}

/** One part of the settings. If somebody changed it meanwhile, what was typed stays until it is loaded again. */
export function SettingForm(props: SettingFormProps) {
  const { title, hint, part, settings, toForm, save, children } = props
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const mayWrite = useMay('settings.write')
  const [shown, setShown] = useState(settings)
  const [conflict, setConflict] = useState<Error>()
  const show = (next: AdminSettings) => {
    client.setQueryData(SETTINGS_KEY, next)
    setShown(next)
    setConflict(undefined)
  }
  const submit = async (given: FieldValues) => {
    try {
      show(await save(given, shown[part].version))
      notify('console.settings.saved', { type: 'success' })
      return undefined
    } catch (error) {
      if (isConflict(error)) setConflict(error as Error)
      else notifyText(notify, (error as Error).message, { type: 'error' })
      return formErrors(error)
    }
  }
  return (
    <Panel title={title}>
      <Typography color="textSecondary">{translate(hint)}</Typography>
      <Form key={shown[part].version} record={toForm(shown)} resource="settings" onSubmit={submit}>
        <Box component="fieldset" disabled={!mayWrite} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <ResourceContextProvider value="settings">{children}</ResourceContextProvider>
        </Box>
        {conflict && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" onClick={() => void call(getAdminSettings).then(show)}>
                {translate('console.settings.loadAgain')}
              </Button>
            }
          >
            {conflict.message} <LastChange error={conflict} />
          </Alert>
        )}
        {mayWrite && <SaveButton />}
      </Form>
    </Panel>
  )
}
