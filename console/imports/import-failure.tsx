import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { getAdminImport } from '@/contracts/admin-imports'
import type { DataOf } from '@/contracts/endpoint'
import { IMPORT_FAILURES } from '@/contracts/import-failures'

interface ImportFailureProps {
  report: Pick<DataOf<typeof getAdminImport>, 'reason' | 'reason_code' | 'reason_values'>
  severity: 'error' | 'warning'
}

/** Why the file fails; in English when this console does not know the reason yet. */
export function ImportFailure({ report, severity }: ImportFailureProps) {
  const translate = useTranslate()
  const { reason, reason_code: code, reason_values: values } = report
  if (reason === null) return null
  if (code === null || !(code in IMPORT_FAILURES))
    return (
      <Alert severity={severity} lang="en">
        {reason}
      </Alert>
    )
  const { line } = values
  const sentence = translate(`console.imports.failures.${code}`, values)
  return (
    <Alert severity={severity}>
      {line === undefined
        ? sentence
        : translate('console.imports.failureOnLine', { line, sentence })}
    </Alert>
  )
}
