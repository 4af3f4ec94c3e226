import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PlannedLine } from '@/console/orders/send-tracking'
import { StatusChip } from '@/console/ui/status-chip'

/** The lines of the file, each with its problem or its result. */
export const TrackingLines = ({ lines }: { lines: PlannedLine[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {lines.map((line) => (
      <Box
        component="li"
        key={line.line}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          py: 1,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography color="textSecondary" sx={{ minWidth: 40 }}>
          {line.line}
        </Typography>
        <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {line.order} {line.found && `· ${line.found.addressee}`}
          <Typography variant="body2" color="textSecondary">
            {line.carrier} {line.trackingNo}
          </Typography>
        </Box>
        <LineState line={line} />
      </Box>
    ))}
  </Box>
)

function LineState({ line: { problem, result } }: { line: PlannedLine }) {
  const translate = useTranslate()
  const word = (key: string) => translate(`console.orders.import.${key}`)
  if (problem)
    return (
      <Typography color="error" variant="body2">
        {word(`problem.${problem}`)}
      </Typography>
    )
  if (!result) return <StatusChip label={word('lineReady')} />
  return result.isDone ? (
    <StatusChip colour="success" label={word('lineShipped')} />
  ) : (
    <Typography color="error" variant="body2">
      {result.message}
    </Typography>
  )
}
