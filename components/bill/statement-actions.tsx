'use client'

import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { loadStatement, type BillFilter } from '@/lib/queries/bill'
import { PrintedStatement, STATEMENT_ROWS, type Statement } from './printed-statement'

/** The movements of the filter as a file for a spreadsheet, and on paper. */
export function StatementActions({ filter, isEmpty }: { filter: BillFilter; isEmpty: boolean }) {
  const t = useTranslations('bill')
  const [statement, setStatement] = useState<Statement | null>(null)
  const saving = useMutation({ mutationFn: () => saveBill(filter) })
  const loading = useMutation({
    mutationFn: () => loadStatement(filter, STATEMENT_ROWS),
    onSuccess: (loaded) => setStatement({ ...loaded, filter, at: new Date().toISOString() }),
  })
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        variant="quiet"
        isFullWidth
        icon={<Download size={18} />}
        isPending={saving.isPending}
        disabled={isEmpty}
        onClick={() => saving.mutate()}
      >
        {t('export')}
      </Button>
      <Button
        variant="quiet"
        isFullWidth
        icon={<Printer size={18} />}
        isPending={loading.isPending}
        disabled={isEmpty}
        onClick={() => loading.mutate()}
      >
        {t('print')}
      </Button>
      {statement && <PrintedStatement statement={statement} onPrinted={() => setStatement(null)} />}
    </div>
  )
}

const FILE_NAME = 'sampan-fund-record.csv'

/** Keeps the movements of a filter as a CSV file, its times by the shopper's own clock. */
async function saveBill(filter: BillFilter): Promise<void> {
  const [{ download }, { getBill }] = await Promise.all([
    import('@/lib/api/download'),
    import('@/contracts/bill'),
  ])
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await download(getBill, { ...filter, format: 'csv', time_zone }, FILE_NAME)
}
