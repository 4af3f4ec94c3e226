import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatPublicDay } from '@/lib/format/public-day'
import { BarChart } from '@/console/dashboard/bar-chart'
import type { SalesDay } from '@/console/dashboard/sales-day'
import { SalesTable } from '@/console/dashboard/sales-table'
import { Panel } from '@/console/ui/panel'
import { useFormats } from '@/console/ui/use-formats'

/** Paid orders of 30 days, before refunds. */
export function Sales({ days }: { days: SalesDay[] }) {
  const translate = useTranslate()
  const { money, locale } = useFormats()
  const word = (key: string, values?: object) => translate(`console.dashboard.sales.${key}`, values)
  const total = days.reduce((sum, day) => sum + day.total, 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const dayName = (day: string) => formatPublicDay(`${day}T00:00:00Z`, locale)
  const summary = word('summary', { smart_count: orders, total: money(total) })
  return (
    <Panel title="console.dashboard.sales.title">
      <Typography>{summary}</Typography>
      <BarChart
        label={summary}
        bars={days.map(({ day, total: cents }) => ({
          value: cents,
          label: `${dayName(day)}: ${money(cents)}`,
        }))}
        first={dayName(days[0]!.day)}
        last={dayName(days.at(-1)!.day)}
        most={money(Math.max(...days.map((day) => day.total)))}
      />
      <Typography variant="body2" color="textSecondary">
        {word('note')}
      </Typography>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', py: 1.25 }}>
          {word('table')}
        </Box>
        <SalesTable days={days} dayName={dayName} />
      </Box>
    </Panel>
  )
}
