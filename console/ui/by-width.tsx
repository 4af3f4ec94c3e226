import type { ReactNode } from 'react'
import { useMediaQuery, type Theme } from '@mui/material'

/** Rows instead of a table where a table would have to be scrolled sideways. */
export function ByWidth({ narrow, wide }: { narrow: ReactNode; wide: ReactNode }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return isNarrow ? narrow : wide
}
