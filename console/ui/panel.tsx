import type { ReactNode } from 'react'
import { Box, Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

interface PanelProps {
  /** A message key. */
  title: string
  /** Of the message. */
  values?: object
  /** Shown beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of a page with a heading of the second level. */
export function Panel({ title, values, actions, children }: PanelProps) {
  const name = useTranslate()(title, values)
  return (
    <Card variant="outlined" component="section" aria-label={name}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
            {name}
          </Typography>
          {actions}
        </Box>
        {children}
      </CardContent>
    </Card>
  )
}

/** Panels under each other, or in two columns on a wide page. */
export const Panels = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
      p: { xs: 1, sm: 2 },
    }}
  >
    {children}
  </Box>
)

/** Panels beside a wider column; one column on a phone. */
export const TwoColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      my: 2,
      px: { xs: 1, sm: 0 },
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    }}
  >
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{main}</Box>
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{side}</Box>
  </Box>
)

/** What follows the columns, as wide as both. */
export const BelowColumns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ px: { xs: 1, sm: 0 }, mb: 2 }}>{children}</Box>
)
