import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A text of somebody with its name above; keeps line breaks. */
export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
  </div>
)
