import type { BillFilter } from '@/lib/queries/bill'

const FILE_NAME = 'sampan-fund-record.csv'

/** Keeps the movements of a filter as a CSV file, its times by the shopper's own clock. */
export async function saveBill(filter: BillFilter): Promise<void> {
  const [{ download }, { getBill }] = await Promise.all([
    import('@/lib/api/download'),
    import('@/contracts/bill'),
  ])
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await download(getBill, { ...filter, format: 'csv', time_zone }, FILE_NAME)
}
