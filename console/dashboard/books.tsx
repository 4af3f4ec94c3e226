import { Alert, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { getAdminDashboard } from '@/contracts/admin-dashboard'
import type { DataOf } from '@/contracts/endpoint'
import { Panel } from '@/console/ui/panel'
import { useFormats } from '@/console/ui/use-formats'

type BooksState = NonNullable<DataOf<typeof getAdminDashboard>['books']>

/** The last check of the ledger; while a rule is violated, transfers are paused. */
export function Books({ books }: { books: BooksState }) {
  const translate = useTranslate()
  const { dateTime } = useFormats()
  const word = (key: string, values?: object) => translate(`console.dashboard.books.${key}`, values)
  const { verified_at: verifiedAt, paused_at: pausedAt, rules, violations } = books
  const checked = verifiedAt
    ? word('verified', { smart_count: rules, time: dateTime(verifiedAt) })
    : word('never')
  return (
    <Panel title="console.dashboard.books.title">
      {pausedAt ? (
        <Alert severity="error">
          {word('paused', { time: dateTime(pausedAt) })}
          <Box component="ul" sx={{ my: 1, pl: 3 }}>
            {violations.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Box>
          {verifiedAt && word('lastGood', { time: dateTime(verifiedAt) })}
        </Alert>
      ) : (
        <Alert severity={verifiedAt ? 'success' : 'info'}>{checked}</Alert>
      )}
    </Panel>
  )
}
