import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  Form,
  SaveButton,
  Toolbar,
  useDataProvider,
  useNotify,
  useRedirect,
  type RaRecord,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { Box, CardContent } from '@mui/material'
import type { Endpoint } from '@/contracts/endpoint'
import { call } from '@/console/api/call'
import { RESOURCES, type ResourceName } from '@/console/api/resources'
import { ConflictDialog } from '@/console/forms/conflict-dialog'
import { formErrors, isOutdated, isSessionOver } from '@/console/ui/form-errors'
import { SignInAgain } from '@/console/ui/sign-in-again'

interface RecordFormProps<Values extends object> {
  resource: ResourceName
  /** The record as it was read, with its version; undefined for a new one. */
  record: RaRecord | undefined
  /** The values of the form for a record, or for none. */
  valuesOf: (record: RaRecord | undefined) => Values
  /**
   * The input of the call; the id and the version are added. `replaced`: the newer version of the record that the user
   * has decided to replace.
   */
  inputOf: (values: Values, replaced: RaRecord | undefined) => object
  /** The field that identifies a record in calls. */
  idField?: string
  /** Moves the path of an error from the call to the form. */
  place?: (path: string, values: Values) => string
  /** More buttons beside the one that saves. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A form that creates or changes one record. If somebody else has changed the record, it says what differs, and keeps
 * what was typed.
 */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { resource, record, valuesOf, inputOf, idField = 'id', place, actions, children } = props
  // Kept, because other values would reset what was typed.
  const [{ base, values }, setShown] = useState({ base: record, values: valuesOf(record) })
  const [conflict, setConflict] = useState<{ error: unknown; newer: RaRecord }>()
  const [isSignedOut, setIsSignedOut] = useState(false)
  /** What somebody else has saved, after the decision to replace it. */
  const [replaced, setReplaced] = useState<RaRecord>()
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const redirect = useRedirect()
  const { create, update } = RESOURCES[resource] as { create?: Endpoint; update?: Endpoint }

  const fail = async (error: unknown, sent: Values) => {
    const errors = formErrors(error, place && ((path) => place(path, sent)))
    if (errors) return errors
    if (base && isOutdated(error)) {
      // If the record cannot be read, the refusal alone is shown.
      const newer = await readAgain(base).catch(() => undefined)
      if (newer) setConflict({ error, newer })
    }
    setIsSignedOut(isSessionOver(error))
    // An error of no field is shown as a notification, and keeps the warning about unsaved changes.
    return { root: { serverError: (error as Error).message } }
  }
  const readAgain = async ({ id }: RaRecord) =>
    (await dataProvider.getOne<RaRecord>(resource, { id })).data
  const save = async (given: FieldValues) => {
    const sent = given as Values
    const known = base && {
      [idField]: base[idField] as unknown,
      version: (replaced ?? base).version as number,
    }
    try {
      await call((base ? update : create)!, { ...known, ...inputOf(sent, replaced) })
    } catch (error) {
      return fail(error, sent)
    }
    await client.invalidateQueries({ queryKey: [resource] })
    notify('console.forms.saved', { type: 'success' })
    redirect('list', resource)
    return undefined
  }
  return (
    <>
      <Form
        key={`${base?.id}-${base?.version}`}
        record={{ ...values, id: base?.id }}
        onSubmit={save}
        warnWhenUnsavedChanges
        noValidate
      >
        {/* Wide tables and tabs scroll inside instead of widening the page. */}
        <CardContent sx={{ contain: 'inline-size' }}>{children}</CardContent>
        {isSignedOut && (
          <Box sx={{ mx: 2, mb: 2 }}>
            <SignInAgain />
          </Box>
        )}
        <Toolbar>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', py: 1 }}>
            <SaveButton alwaysEnable={!base} />
            {actions}
          </Box>
        </Toolbar>
      </Form>
      {base && conflict && (
        <ConflictDialog
          resource={resource}
          before={base}
          after={conflict.newer}
          error={conflict.error}
          onLoad={() => {
            setShown({ base: conflict.newer, values: valuesOf(conflict.newer) })
            setReplaced(undefined)
            setConflict(undefined)
          }}
          onKeep={() => {
            setReplaced(conflict.newer)
            setConflict(undefined)
          }}
        />
      )}
    </>
  )
}
