import { Chip, type ChipProps } from '@mui/material'

interface StatusChipProps {
  label: string
  colour?: ChipProps['color'] | undefined
}

/** A state; only its border is coloured, because coloured text would have too little contrast. */
export const StatusChip = ({ label, colour = 'default' }: StatusChipProps) => (
  <Chip
    component="span"
    size="small"
    variant="outlined"
    color={colour}
    label={label}
    sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
  />
)
