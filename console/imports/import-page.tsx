import { Box, Card, CardContent, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useNotify, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { startAdminImport } from '@/contracts/admin-imports'
import { call } from '@/console/api/call'
import { ImportChoice, type ImportOptions } from '@/console/imports/import-choice'
import { ImportReport } from '@/console/imports/import-report'
import { notifyText } from '@/console/ui/notify-text'

/** The file and how it is read: the import after the dry run uses the same. */
interface Chosen {
  file: File
  options: ImportOptions
}

/** /imports: choose a file, see what it would change, then import it. `?id` shows the report of an import. */
export function ImportPage() {
  const translate = useTranslate()
  const notify = useNotify()
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<Chosen>()
  const id = Number(params.get('id')) || undefined
  const start = useMutation({
    mutationFn: ({ file, options, isDryRun }: Chosen & { isDryRun: boolean }) =>
      call(startAdminImport, { file, dry_run: String(isDryRun) as 'true', ...options }),
    onSuccess: (begun) => setParams({ id: String(begun.id) }),
    onError: (error) => notifyText(notify, error.message, { type: 'error' }),
  })
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 900 }}>
      <Title title={translate('console.imports.title')} />
      {id === undefined ? (
        <Card variant="outlined">
          <CardContent sx={{ display: 'grid', gap: 2 }}>
            <Typography>{translate('console.imports.hint')}</Typography>
            <ImportChoice
              isSending={start.isPending}
              onChosen={(next) => {
                setChosen(next)
                start.mutate({ ...next, isDryRun: true })
              }}
            />
          </CardContent>
        </Card>
      ) : (
        <ImportReport
          key={id}
          id={id}
          isSending={start.isPending}
          onImport={chosen && (() => start.mutate({ ...chosen, isDryRun: false }))}
          onOther={() => {
            setChosen(undefined)
            setParams({})
          }}
        />
      )}
    </Box>
  )
}
