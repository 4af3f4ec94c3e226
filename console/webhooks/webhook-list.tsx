import { Chip } from '@mui/material'
import { DataTable, List, SimpleList, useTranslate } from 'react-admin'
import type { Webhook } from '@/contracts/schemas/admin-webhooks'
import { ByWidth } from '@/console/ui/by-width'
import { RecordLink } from '@/console/ui/record-link'

export const WebhookList = () => (
  <List pagination={false} exporter={false} empty={false}>
    <ByWidth narrow={<Rows />} wide={<Table />} />
  </List>
)

const Table = () => (
  <DataTable<Webhook> bulkActionButtons={false} rowClick="show">
    <DataTable.Col<Webhook>
      source="url"
      disableSort
      render={({ url }) => <RecordLink to="show">{url}</RecordLink>}
      sx={{ overflowWrap: 'anywhere', minWidth: 200 }}
    />
    <DataTable.Col<Webhook>
      source="events"
      disableSort
      render={({ events }) => events.join(', ')}
    />
    <DataTable.Col<Webhook>
      source="is_on"
      disableSort
      render={(row) => <WebhookState {...row} />}
    />
  </DataTable>
)

const Rows = () => (
  <SimpleList<Webhook>
    rowClick="show"
    primaryText={({ url }) => url}
    secondaryText={({ events }) => events.join(', ')}
    tertiaryText={(row) => <WebhookState {...row} />}
  />
)

export function WebhookState({ is_on }: Pick<Webhook, 'is_on'>) {
  const translate = useTranslate()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={is_on ? 'success' : 'default'}
      label={translate(is_on ? 'console.webhooks.on' : 'console.webhooks.off')}
    />
  )
}
