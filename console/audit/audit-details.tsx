import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { AuditEvent } from '@/console/audit/audit-event'
import { valueText } from '@/console/audit/value-text'
import { Fact, Facts } from '@/console/ui/facts'
import { useFormats } from '@/console/ui/use-formats'

/** What an event changed, and from where it came. */
export function AuditDetails() {
  const translate = useTranslate()
  const event = useRecordContext<AuditEvent>()
  if (!event) return null
  const { changes, ip, device, request_id } = event
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      {changes && Object.keys(changes).length > 0 && <Changes changes={changes} />}
      <Facts>
        <Fact label="console.audit.ip">{ip}</Fact>
        <Fact label="console.audit.device">{device}</Fact>
        <Fact label="console.audit.request">{request_id}</Fact>
        <Fact label="console.audit.done">
          {translate(event.is_done ? 'ra.boolean.true' : 'ra.boolean.false')}
        </Fact>
      </Facts>
    </Box>
  )
}

function Changes({ changes }: { changes: NonNullable<AuditEvent['changes']> }) {
  const translate = useTranslate()
  const { locale } = useFormats()
  const shown = (field: string, value: unknown) =>
    valueText(field, value, locale, (isTrue) => translate(`ra.boolean.${isTrue}`))
  return (
    <Table size="small" sx={{ maxWidth: 900 }}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('console.audit.field')}</TableCell>
          <TableCell>{translate('console.audit.before')}</TableCell>
          <TableCell>{translate('console.audit.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.entries(changes).map(([field, { before, after }]) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {field}
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{shown(field, before)}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{shown(field, after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
