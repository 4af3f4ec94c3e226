import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { useTranslate } from 'react-admin'
import type { AdminProduct } from '@/contracts/schemas/admin-products'
import { formatCents } from '@/lib/format/money'

/** SKUs that are no longer sold. Their orders still refer to them. */
export function RetiredSkus({ product }: { product: AdminProduct }) {
  const translate = useTranslate()
  const retired = product.skus.filter((sku) => sku.retired)
  if (retired.length === 0) return null
  return (
    <Accordion variant="outlined" disableGutters>
      <AccordionSummary expandIcon={<ExpandIcon />}>
        {translate('console.products.retired', { smart_count: retired.length })}
      </AccordionSummary>
      <AccordionDetails>
        {retired.map(({ id, values, code, price, taken }) => (
          <Typography key={id} variant="body2">
            {[values.join(' · '), code, formatCents(price)].filter(Boolean).join(' — ')}
            {taken > 0 && ` — ${translate('console.products.taken', { smart_count: taken })}`}
          </Typography>
        ))}
      </AccordionDetails>
    </Accordion>
  )
}
