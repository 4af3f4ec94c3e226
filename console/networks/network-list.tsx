import { Box, Chip } from '@mui/material'
import { DataTable, List, SimpleList, useTranslate } from 'react-admin'
import type { AdminNetwork } from '@/contracts/schemas/admin-networks'
import { ByWidth } from '@/console/ui/by-width'
import { RecordLink } from '@/console/ui/record-link'
import { useMay } from '@/console/ui/use-may'
import { useFormats } from '@/console/ui/use-formats'

/** In the order of the storefront. */
export const NetworkList = () => (
  <List pagination={false} exporter={false} empty={false}>
    <ByWidth narrow={<Rows />} wide={<Table />} />
  </List>
)

function Table() {
  const { money } = useFormats()
  const mayWrite = useMay('settings.write')
  return (
    <DataTable<AdminNetwork & { id: string }>
      bulkActionButtons={false}
      rowClick={mayWrite ? 'edit' : false}
    >
      <DataTable.Col<AdminNetwork & { id: string }>
        source="network"
        disableSort
        render={({ network }) =>
          mayWrite ? <RecordLink to="edit">{network}</RecordLink> : network
        }
      />
      <DataTable.Col source="coin" disableSort />
      <DataTable.Col source="address" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col<AdminNetwork & { id: string }>
        source="min_amount"
        disableSort
        align="right"
        render={({ min_amount }) => money(min_amount)}
      />
      <DataTable.Col source="confirmations" disableSort align="right" />
      <DataTable.Col<AdminNetwork & { id: string }>
        source="open"
        disableSort
        render={(row) => <State {...row} />}
      />
    </DataTable>
  )
}

function Rows() {
  const mayWrite = useMay('settings.write')
  return (
    <SimpleList<AdminNetwork & { id: string }>
      rowClick={mayWrite ? 'edit' : false}
      primaryText={({ network, coin }) => `${network} · ${coin}`}
      secondaryText={({ address }) => (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </Box>
      )}
      tertiaryText={(row) => <State {...row} />}
    />
  )
}

function State({ open }: AdminNetwork) {
  const translate = useTranslate()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={open ? 'success' : 'default'}
      label={translate(open ? 'console.networks.open' : 'console.networks.closed')}
    />
  )
}
