import { useQuery } from '@tanstack/react-query'
import { Alert, Box, LinearProgress } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { getAdminDashboard } from '@/contracts/admin-dashboard'
import { call } from '@/console/api/call'
import { Books } from '@/console/dashboard/books'
import { Sales } from '@/console/dashboard/sales'
import { WaitingCards } from '@/console/dashboard/waiting-cards'

const REFETCH_MS = 5000

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The first page: what waits, what was sold, and whether the books agree. */
export function Dashboard() {
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => call(getAdminDashboard, { time_zone: timeZone() }, signal),
    refetchInterval: REFETCH_MS,
  })
  return (
    <Box sx={{ my: 2, px: { xs: 1, sm: 0 }, display: 'grid', gap: 2 }}>
      <Title title={translate('console.dashboard.title')} preferenceKey={false} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <LinearProgress aria-label={translate('ra.message.loading')} />}
      {data && (
        <>
          {data.books?.paused_at && <Books books={data.books} />}
          <WaitingCards waiting={data.waiting} lowStockLimit={data.low_stock_limit} />
          {data.sales && <Sales days={data.sales} />}
          {data.books && !data.books.paused_at && <Books books={data.books} />}
        </>
      )}
    </Box>
  )
}
