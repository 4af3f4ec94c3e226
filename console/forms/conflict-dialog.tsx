import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useLocaleState, useTranslate, type RaRecord } from 'react-admin'
import type { Locale } from '@/contracts/languages'
import { formatList } from '@/lib/format/list'
import type { ResourceName } from '@/console/api/resources'
import { changedFields } from '@/console/forms/changed-fields'
import { LastChange } from '@/console/forms/last-change'

interface ConflictDialogProps {
  resource: ResourceName
  before: RaRecord
  after: RaRecord
  /** The refusal of the call. */
  error: unknown
  onLoad: () => void
  onKeep: () => void
}

/** Somebody else has saved the record: says who, when and what, and asks which version to go on with. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { resource, before, after, error, onLoad, onKeep } = props
  const translate = useTranslate()
  const [locale] = useLocaleState() as [Locale, unknown]
  const fields = changedFields(before, after).map((field) =>
    translate(`resources.${resource}.fields.${field}`),
  )
  return (
    <Dialog open aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('console.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          <LastChange error={error} />
        </DialogContentText>
        {fields.length > 0 && (
          <DialogContentText>
            {translate('console.conflict.fields', { fields: formatList(fields, locale) })}
          </DialogContentText>
        )}
        <DialogContentText sx={{ mt: 1 }}>{translate('console.conflict.ask')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onLoad}>{translate('console.conflict.load')}</Button>
        <Button variant="contained" onClick={onKeep}>
          {translate('console.conflict.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
