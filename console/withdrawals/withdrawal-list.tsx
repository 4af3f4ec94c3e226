import { Chip } from '@mui/material'
import { DataTable, List, NumberInput, SelectInput, SimpleList, useTranslate } from 'react-admin'
import { listAdminWithdrawals } from '@/contracts/admin-withdrawals'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { AUDIT_STATUS_CHOICES, AuditStatusChip } from '@/console/ui/audit-status'
import { ByWidth } from '@/console/ui/by-width'
import { Moment } from '@/console/ui/moment'
import { ExportActions } from '@/console/ui/export-actions'
import type { Columns } from '@/console/ui/list-export-button'
import { Pages } from '@/console/ui/pages'
import { RecordLink } from '@/console/ui/record-link'
import { useFormats } from '@/console/ui/use-formats'
import { arrivalOf, type WithdrawalRow } from '@/console/withdrawals/withdrawal'
import { CardText } from '@/console/ui/card-text'

const filters = [
  <SelectInput key="status" source="status" alwaysOn choices={AUDIT_STATUS_CHOICES} />,
  <NumberInput key="user_id" source="user_id" alwaysOn />,
]

const COLUMNS: Columns<WithdrawalRow> = {
  id: (row) => row.id,
  status: (row) => row.status,
  cancelled: (row) => Number(row.cancelled),
  amount_cents: (row) => row.amount,
  service_charge_cents: (row) => row.service_charge,
  actual_arrival_cents: arrivalOf,
  bank: (row) => row.payee.bank_name,
  number: (row) => row.payee.number,
  holder: (row) => row.payee.holder,
  shopper: (row) => row.shopper.email,
  approved_by: (row) => row.approvals.map(({ staff_name }) => staff_name).join(', '),
  refuse_reason: (row) => row.refuse_reason,
  created_at: (row) => row.created_at,
  settled_at: (row) => row.settled_at,
}

/** What waits comes first, the oldest at the top. */
export const WithdrawalList = () => (
  <List
    filters={filters}
    filterDefaultValues={{ status: AUDIT_STATUS.auditing }}
    sort={{ field: 'created_at', order: 'ASC' }}
    perPage={25}
    pagination={<Pages />}
    actions={<ExportActions file="withdrawals" list={listAdminWithdrawals} columns={COLUMNS} />}
    empty={false}
  >
    <ByWidth narrow={<Rows />} wide={<Table />} />
  </List>
)

function Table() {
  const { money } = useFormats()
  return (
    <DataTable<WithdrawalRow> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<WithdrawalRow>
        source="id"
        disableSort
        render={({ id }) => <RecordLink to="show">{id}</RecordLink>}
      />
      <DataTable.Col<WithdrawalRow>
        source="created_at"
        render={({ created_at }) => <Moment iso={created_at} />}
      />
      <DataTable.Col source="shopper.name" disableSort />
      <DataTable.Col source="payee.bank_name" disableSort />
      <DataTable.Col<WithdrawalRow>
        source="amount"
        disableSort
        align="right"
        render={({ amount }) => money(amount)}
      />
      <DataTable.Col<WithdrawalRow>
        source="actual_arrival"
        disableSort
        align="right"
        render={(row) => {
          const arrival = arrivalOf(row)
          return arrival === null ? '–' : money(arrival)
        }}
      />
      <DataTable.Col<WithdrawalRow>
        source="status"
        disableSort
        render={(row) => <State {...row} />}
      />
    </DataTable>
  )
}

function Rows() {
  const { money, dateTime } = useFormats()
  return (
    <SimpleList<WithdrawalRow>
      rowClick="show"
      primaryText={({ amount, shopper }) => `${money(amount)} · ${shopper.name}`}
      secondaryText={(row) => (
        <CardText text={`${row.payee.bank_name} · ${dateTime(row.created_at)}`}>
          <span>
            <State {...row} />
          </span>
        </CardText>
      )}
    />
  )
}

function State({ status, cancelled, needs_two_people, approvals }: WithdrawalRow) {
  const translate = useTranslate()
  const isOpen = status === AUDIT_STATUS.auditing
  return (
    <>
      <AuditStatusChip status={status} isCancelled={cancelled} />{' '}
      {isOpen && needs_two_people && (
        <Chip
          size="small"
          variant="outlined"
          label={translate('console.withdrawals.approvalCount', { smart_count: approvals.length })}
        />
      )}
    </>
  )
}
