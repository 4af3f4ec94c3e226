import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Labels and values in two columns, one on a phone. `areAmounts`: two columns everywhere, with the values whole at the end. */
export const Facts = ({
  areAmounts = false,
  children,
}: {
  areAmounts?: boolean
  children: ReactNode
}) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: areAmounts
        ? 'minmax(0, 1fr) fit-content(70%)'
        : { xs: '1fr', sm: 'minmax(120px, max-content) 1fr' },
      columnGap: 3,
      rowGap: areAmounts ? 0.75 : { xs: 0, sm: 1 },
      m: 0,
      '& dd': {
        m: 0,
        mb: areAmounts ? 0 : { xs: 1, sm: 0 },
        textAlign: areAmounts ? 'end' : 'start',
        overflowWrap: areAmounts ? 'break-word' : 'anywhere',
      },
      '& dt': { color: 'text.secondary' },
    }}
  >
    {children}
  </Box>
)

/** One row of `Facts`; `label` is a message key. Not shown without a value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslate()
  if (children === null || children === undefined || children === '') return null
  return (
    <>
      <dt>{translate(label)}</dt>
      <dd>{children}</dd>
    </>
  )
}
