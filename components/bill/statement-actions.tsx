'use client'

import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { loadedScripts } from '@/lib/api/call-endpoint'
import { loadStatement, type BillFilter } from '@/lib/queries/bill'
import { PrintedStatement, STATEMENT_ROWS, type Statement } from './printed-statement'

/** Exports the filtered entries as a CSV file, and prints them. */
export function StatementActions({ filter }: { filter: BillFilter }) {
  const t = useTranslations('bill')
  const [statement, setStatement] = useState<Statement | null>(null)
  const saving = useMutation({ mutationFn: () => saveBill(filter) })
  const loading = useMutation({
    mutationFn: () => loadStatement(filter, STATEMENT_ROWS),
    onSuccess: (loaded) => setStatement({ ...loaded, filter, at: new Date().toISOString() }),
  })
  return (
    <>
      <IconButton
        label={t('export')}
        title={t('export')}
        icon={<Download size={20} />}
        disabled={saving.isPending}
        onClick={() => saving.mutate()}
      />
      <IconButton
        label={t('print')}
        title={t('print')}
        icon={<Printer size={20} />}
        disabled={loading.isPending}
        onClick={() => loading.mutate()}
      />
      {statement && <PrintedStatement statement={statement} onPrinted={() => setStatement(null)} />}
    </>
  )
}

const FILE_NAME = 'fund-record.csv'

/** Downloads the filtered entries as a CSV file, with times in the shopper's time zone. */
async function saveBill(filter: BillFilter): Promise<void> {
  const scripts = Promise.all([import('@/lib/api/download'), import('@/contracts/bill')])
  const [{ download }, { getBill }] = await loadedScripts(scripts)
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await download(getBill, { ...filter, format: 'csv', time_zone }, FILE_NAME)
}
