import {
  DataTable,
  List,
  NumberInput,
  SelectInput,
  SimpleList,
  TextInput,
  useTranslate,
} from 'react-admin'
import { listAdminRecharges } from '@/contracts/admin-recharges'
import { Chip } from '@mui/material'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { METHOD_CHOICES, METHOD_KEYS, type RechargeRow } from '@/console/recharges/recharge'
import { AUDIT_STATUS_CHOICES, AuditStatusChip } from '@/console/ui/audit-status'
import { ByWidth } from '@/console/ui/by-width'
import { Moment } from '@/console/ui/moment'
import { ExportActions } from '@/console/ui/export-actions'
import type { Columns } from '@/console/ui/list-export-button'
import { Pages } from '@/console/ui/pages'
import { RecordLink } from '@/console/ui/record-link'
import { useFormats } from '@/console/ui/use-formats'

const filters = [
  <TextInput key="search" source="search" alwaysOn resettable />,
  <SelectInput key="status" source="status" alwaysOn choices={AUDIT_STATUS_CHOICES} />,
  <SelectInput key="method" source="method" alwaysOn choices={METHOD_CHOICES} />,
  <NumberInput key="user_id" source="user_id" />,
]

const COLUMNS: Columns<RechargeRow> = {
  id: (row) => row.id,
  status: (row) => row.status,
  method: (row) => row.method,
  network: (row) => row.network,
  amount_cents: (row) => row.amount,
  txid: (row) => row.txid,
  same_txid_ids: (row) => row.same_txid_ids.join(' '),
  shopper: (row) => row.shopper.email,
  refuse_reason: (row) => row.refuse_reason,
  created_at: (row) => row.created_at,
  settled_at: (row) => row.settled_at,
}

/** What waits comes first, the oldest at the top. */
export const RechargeList = () => (
  <List
    filters={filters}
    filterDefaultValues={{ status: AUDIT_STATUS.auditing }}
    sort={{ field: 'created_at', order: 'ASC' }}
    perPage={25}
    pagination={<Pages />}
    actions={<ExportActions file="recharges" list={listAdminRecharges} columns={COLUMNS} />}
    empty={false}
  >
    <ByWidth narrow={<Rows />} wide={<Table />} />
  </List>
)

function Table() {
  const { money } = useFormats()
  return (
    <DataTable<RechargeRow> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<RechargeRow>
        source="id"
        disableSort
        render={({ id }) => <RecordLink to="show">{id}</RecordLink>}
      />
      <DataTable.Col<RechargeRow>
        source="created_at"
        render={({ created_at }) => <Moment iso={created_at} />}
      />
      <DataTable.Col source="shopper.name" disableSort />
      <DataTable.Col<RechargeRow>
        source="method"
        disableSort
        render={(row) => <Method {...row} />}
      />
      <DataTable.Col<RechargeRow>
        source="amount"
        disableSort
        align="right"
        render={({ amount }) => money(amount)}
      />
      <DataTable.Col<RechargeRow>
        source="status"
        disableSort
        render={(row) => <State {...row} />}
      />
    </DataTable>
  )
}

function Rows() {
  const { money } = useFormats()
  return (
    <SimpleList<RechargeRow>
      rowClick="show"
      primaryText={({ amount, shopper }) => `${money(amount)} · ${shopper.name}`}
      secondaryText={(row) => (
        <>
          <Method {...row} /> · <Moment iso={row.created_at} />
        </>
      )}
      tertiaryText={(row) => <State {...row} />}
    />
  )
}

function Method({ method, network }: RechargeRow) {
  const translate = useTranslate()
  return [translate(METHOD_KEYS[method]), network].filter(Boolean).join(' · ')
}

function State({ status, same_txid_ids, waits_for_code }: RechargeRow) {
  const translate = useTranslate()
  return (
    <>
      <AuditStatusChip status={status} />{' '}
      {same_txid_ids.length > 0 && (
        <Chip size="small" color="error" label={translate('console.recharges.reused')} />
      )}
      {waits_for_code && (
        <Chip size="small" variant="outlined" label={translate('console.recharges.waitsForCode')} />
      )}
    </>
  )
}
