import { Link } from '@mui/material'
import { DataTable, ReferenceManyField, SimpleList, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { listAdminShopperFunds } from '@/contracts/admin-shoppers'
import type { DataOf } from '@/contracts/endpoint'
import { ByWidth } from '@/console/ui/by-width'
import { Moment } from '@/console/ui/moment'
import { Pages } from '@/console/ui/pages'
import { Panel } from '@/console/ui/panel'
import { useFormats } from '@/console/ui/use-formats'

type Entry = DataOf<typeof listAdminShopperFunds>['list'][number]

/** Every movement of the balance, latest first. */
export const Funds = () => (
  <Panel title="console.shoppers.funds">
    <ReferenceManyField reference="funds" target="id" perPage={20} pagination={<Pages />}>
      <ByWidth narrow={<Rows />} wide={<Table />} />
    </ReferenceManyField>
  </Panel>
)

function Table() {
  const { money, signedMoney } = useFormats()
  return (
    <DataTable<Entry> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<Entry>
        source="created_at"
        disableSort
        render={({ created_at }) => <Moment iso={created_at} />}
      />
      <DataTable.Col<Entry> source="type" disableSort render={(entry) => <Type {...entry} />} />
      <DataTable.Col<Entry> source="title" disableSort render={(entry) => <Subject {...entry} />} />
      <DataTable.Col<Entry>
        source="amount"
        disableSort
        align="right"
        render={({ amount }) => signedMoney(amount)}
      />
      <DataTable.Col<Entry>
        source="balance_after"
        disableSort
        align="right"
        render={(entry) => money(entry.balance_after)}
      />
    </DataTable>
  )
}

function Rows() {
  const { money, signedMoney } = useFormats()
  return (
    <SimpleList<Entry>
      rowClick={false}
      primaryText={(entry) => (
        <>
          {signedMoney(entry.amount)} · <Type {...entry} />
        </>
      )}
      secondaryText={(entry) => (
        <>
          <Subject {...entry} /> · <Moment iso={entry.created_at} />
        </>
      )}
      tertiaryText={(entry) => money(entry.balance_after)}
    />
  )
}

function Type({ type }: Entry) {
  const translate = useTranslate()
  return translate(`console.entryTypes.${type}`)
}

/** Screens of the subjects of entries. */
const LISTS: Partial<Record<Entry['ref_type'], string>> = {
  order: 'orders',
  refund: 'refunds',
  recharge: 'recharges',
  withdrawal: 'withdrawals',
}

function Subject({ ref_type, ref_id, title }: Entry) {
  const list = LISTS[ref_type]
  if (!list) return title
  return (
    <Link component={RouterLink} to={`/${list}/${ref_id}/show`}>
      {title}
    </Link>
  )
}
