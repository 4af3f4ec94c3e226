import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SalesDay } from '@/console/dashboard/sales-day'
import { useFormats } from '@/console/ui/use-formats'

interface SalesTableProps {
  days: SalesDay[]
  dayName: (day: string) => string
}

/** Latest first: the numbers of the chart. */
export function SalesTable({ days, dayName }: SalesTableProps) {
  const translate = useTranslate()
  const { money, count } = useFormats()
  const word = (key: string) => translate(`console.dashboard.sales.${key}`)
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{word('day')}</TableCell>
          <TableCell align="right">{word('orders')}</TableCell>
          <TableCell align="right">{word('total')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.toReversed().map(({ day, orders, total }) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row">
              {dayName(day)}
            </TableCell>
            <TableCell align="right">{count(orders)}</TableCell>
            <TableCell align="right">{money(total)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
