import { Box } from '@mui/material'

const HEIGHT = 100
const STEP = 10
const BAR = 7

interface Bar {
  value: number
  /** Shown when the pointer rests on the bar. */
  label: string
}

interface BarChartProps {
  /** What the chart says as a whole, for screen readers; the numbers are in a table beside it. */
  label: string
  bars: Bar[]
  /** The texts below the ends of the axis, and of the highest bar. */
  first: string
  last: string
  most: string
}

export function BarChart({ label, bars, first, last, most }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <Box>
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{most}</Box>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: 180,
          color: 'primary.main',
          borderTop: '1px dashed',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        {bars.map(({ value, label: text }, place) => (
          <g key={text}>
            <title>{text}</title>
            <rect x={place * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
            <rect
              x={place * STEP + (STEP - BAR) / 2}
              y={HEIGHT - (value / highest) * HEIGHT}
              width={BAR}
              height={(value / highest) * HEIGHT}
              fill="currentColor"
            />
          </g>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          color: 'text.secondary',
          fontSize: 12,
          mt: 0.5,
        }}
      >
        <span>{first}</span>
        <span>{last}</span>
      </Box>
    </Box>
  )
}
