import { Chip, useMediaQuery, type Theme } from '@mui/material'
import {
  DataTable,
  FunctionField,
  List,
  NullableBooleanInput,
  SimpleList,
  TextInput,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { listAdminPromos } from '@/contracts/admin-promos'
import type { Locale } from '@/contracts/languages'
import type { AdminPromo } from '@/contracts/schemas/admin-promos'
import { formatDateTime } from '@/lib/format/date'
import { formatCents } from '@/lib/format/money'
import { promoState } from '@/console/promos/promo-state'
import { useMay } from '@/console/ui/use-may'
import { ExportActions } from '@/console/ui/export-actions'
import type { Columns } from '@/console/ui/list-export-button'
import { Pages } from '@/console/ui/pages'
import { RecordLink } from '@/console/ui/record-link'

const filters = [
  <TextInput key="search" source="search" alwaysOn />,
  <NullableBooleanInput key="active" source="active" />,
]

const COLUMNS: Columns<AdminPromo> = {
  id: (row) => row.id,
  code: (row) => row.code,
  kind: (row) => row.kind,
  percent: (row) => (row.kind === 'percent' ? row.value : null),
  amount_cents: (row) => (row.kind === 'percent' ? null : row.value),
  minimum_cents: (row) => row.minimum,
  cap_cents: (row) => row.cap,
  starts_at: (row) => row.starts_at,
  expires_at: (row) => row.expires_at,
  per_shopper: (row) => row.per_shopper,
}

/** "10%" or "$5.00". */
const discountOf = ({ kind, value }: AdminPromo) =>
  kind === 'percent' ? `${value}%` : formatCents(value)

/** Latest first. */
export function PromoList() {
  const mayWrite = useMay('promos.write')
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const translate = useTranslate()
  const [locale] = useLocaleState() as [Locale, unknown]
  const timeOf = (time: string | null) => (time ? formatDateTime(time, locale) : '')
  return (
    <List
      actions={<ExportActions file="promos" list={listAdminPromos} columns={COLUMNS} />}
      filters={filters}
      pagination={<Pages />}
      perPage={25}
      empty={false}
    >
      {isPhone ? (
        <SimpleList<AdminPromo>
          primaryText={({ code }) => code}
          secondaryText={discountOf}
          tertiaryText={(promo) => translate(`console.promos.states.${promoState(promo)}`)}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={mayWrite ? 'edit' : false}>
          <DataTable.Col
            source="code"
            disableSort
            render={({ code }: AdminPromo) => (
              <RecordLink to={mayWrite && 'edit'}>{code}</RecordLink>
            )}
          />
          <DataTable.Col source="value" disableSort align="right" render={discountOf} />
          <DataTable.Col
            source="minimum"
            disableSort
            align="right"
            render={({ minimum }: AdminPromo) => formatCents(minimum)}
          />
          <DataTable.Col
            source="starts_at"
            disableSort
            render={({ starts_at }: AdminPromo) => timeOf(starts_at)}
          />
          <DataTable.Col
            source="expires_at"
            disableSort
            render={({ expires_at }: AdminPromo) => timeOf(expires_at)}
          />
          <DataTable.Col source="state" disableSort>
            <FunctionField render={(promo: AdminPromo) => <State promo={promo} />} />
          </DataTable.Col>
        </DataTable>
      )}
    </List>
  )
}

function State({ promo }: { promo: AdminPromo }) {
  const translate = useTranslate()
  const state = promoState(promo)
  return (
    <Chip
      size="small"
      variant={state === 'active' ? 'filled' : 'outlined'}
      label={translate(`console.promos.states.${state}`)}
    />
  )
}
