import { useRecordContext, useTranslate } from 'react-admin'
import type { AuditRecord } from '@/contracts/schemas/audit-records'
import type { z } from 'zod'
import { History } from '@/console/ui/history'

/** The `history` of the record. */
export function RecordHistory() {
  const translate = useTranslate()
  const record = useRecordContext<{ id: number; history?: z.output<typeof AuditRecord>[] }>()
  const history = record?.history ?? []
  if (history.length === 0) return null
  const lines = history.map(({ event, at, by }) => ({
    at,
    by,
    text: translate(`console.events.${event}`, { _: event }),
  }))
  return <History lines={lines} />
}
