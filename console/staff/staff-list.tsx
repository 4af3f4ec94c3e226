import { Chip } from '@mui/material'
import { DataTable, List, SelectInput, SimpleList, TextInput, useTranslate } from 'react-admin'
import { listStaff } from '@/contracts/staff'
import type { StaffMember } from '@/contracts/schemas/staff'
import { ROLE_CHOICES } from '@/console/staff/roles'
import { ByWidth } from '@/console/ui/by-width'
import { ExportActions } from '@/console/ui/export-actions'
import type { Columns } from '@/console/ui/list-export-button'
import { Pages } from '@/console/ui/pages'
import { RecordLink } from '@/console/ui/record-link'

const filters = [
  <TextInput key="search" source="search" alwaysOn resettable />,
  <SelectInput key="role" source="role" alwaysOn choices={ROLE_CHOICES} />,
]

const COLUMNS: Columns<StaffMember> = {
  id: (row) => row.id,
  name: (row) => row.name,
  email: (row) => row.email,
  role: (row) => row.role,
  shop_ids: (row) => row.shop_ids.join(' '),
  is_active: (row) => Number(row.is_active),
  has_joined: (row) => Number(row.has_joined),
  created_at: (row) => row.created_at,
}

export const StaffList = () => (
  <List
    filters={filters}
    perPage={25}
    pagination={<Pages />}
    actions={<ExportActions file="staff" list={listStaff} columns={COLUMNS} />}
    empty={false}
  >
    <ByWidth narrow={<Rows />} wide={<Table />} />
  </List>
)

const Table = () => (
  <DataTable<StaffMember> bulkActionButtons={false} rowClick="edit">
    <DataTable.Col<StaffMember>
      source="name"
      disableSort
      render={({ name }) => <RecordLink to="edit">{name}</RecordLink>}
    />
    <DataTable.Col source="email" disableSort />
    <DataTable.Col<StaffMember> source="role" disableSort render={(row) => <Role {...row} />} />
    <DataTable.Col<StaffMember>
      source="is_active"
      disableSort
      render={(row) => <State {...row} />}
    />
  </DataTable>
)

const Rows = () => (
  <SimpleList<StaffMember>
    rowClick="edit"
    primaryText={({ name }) => name}
    secondaryText={(row) => (
      <>
        <Role {...row} /> · {row.email}
      </>
    )}
    tertiaryText={(row) => <State {...row} />}
  />
)

function Role({ role }: StaffMember) {
  const translate = useTranslate()
  return translate(`console.roles.${role}`)
}

export function State({ is_active, has_joined }: StaffMember) {
  const translate = useTranslate()
  const state = !is_active ? 'inactive' : has_joined ? 'active' : 'invited'
  const colour = state === 'active' ? 'success' : state === 'invited' ? 'warning' : 'default'
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colour}
      label={translate(`console.staff.${state}`)}
    />
  )
}
