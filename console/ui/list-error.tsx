import { Alert, Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

/** Instead of the rows of a list that could not be read. */
export function ListError() {
  const translate = useTranslate()
  const { error, refetch } = useListContext()
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {translate('console.calls.again')}
        </Button>
      }
    >
      {error instanceof Error ? error.message : translate('ra.page.error')}
    </Alert>
  )
}
