import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Thumbnail } from '@/console/ui/thumbnail'

interface ItemNameProps {
  item: { name: string; values: string[]; image: string; sku_code?: string | null }
}

/** Image, name, chosen values and the company's own number of the SKU. */
export function ItemName({ item }: ItemNameProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <Thumbnail image={item.image} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{item.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {item.values.join(', ')}
          {item.sku_code && (
            <Box component="span" sx={{ display: 'block', fontFamily: 'monospace' }}>
              {translate('console.orders.skuCode', { code: item.sku_code })}
            </Box>
          )}
        </Typography>
      </Box>
    </Box>
  )
}
