import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** The second line of a row on a phone, with the state below it. */
export const CardText = ({ text, children }: { text: string; children: ReactNode }) => (
  <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
    <span>{text}</span>
    {children}
  </Box>
)
