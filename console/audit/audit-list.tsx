import ExpandIcon from '@mui/icons-material/ExpandMore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Chip,
  Link,
  Typography,
} from '@mui/material'
import {
  AutocompleteInput,
  DataTable,
  List,
  ListNoResults,
  NumberInput,
  RecordContextProvider,
  useListContext,
  useTranslate,
} from 'react-admin'
import { AUDITED_EVENTS } from '@/contracts/audited-events'
import { listAuditEvents } from '@/contracts/staff'
import { Link as RouterLink } from 'react-router-dom'
import { subjectPath, type AuditEvent } from '@/console/audit/audit-event'
import { AuditDetails } from '@/console/audit/audit-details'
import { personName } from '@/console/ui/person-name'
import { ByWidth } from '@/console/ui/by-width'
import { DetailsButton } from '@/console/ui/details-button'
import { Moment } from '@/console/ui/moment'
import { ExportActions } from '@/console/ui/export-actions'
import type { Columns } from '@/console/ui/list-export-button'
import { Pages } from '@/console/ui/pages'

const EVENT_CHOICES = AUDITED_EVENTS.map((id) => ({ id, name: `console.events.${id}` }))

const filters = [
  <AutocompleteInput
    key="event"
    source="event"
    alwaysOn
    choices={EVENT_CHOICES}
    sx={{ minWidth: 280 }}
  />,
  <NumberInput key="staff_id" source="staff_id" />,
  <NumberInput key="user_id" source="user_id" alwaysOn />,
  <NumberInput key="ref_id" source="ref_id" />,
]

const COLUMNS: Columns<AuditEvent> = {
  id: (row) => row.id,
  created_at: (row) => row.created_at,
  event: (row) => row.event,
  is_done: (row) => Number(row.is_done),
  actor: (row) => row.actor,
  staff_id: (row) => row.staff_id,
  staff_name: (row) => row.staff_name,
  shopper_id: (row) => row.user_id,
  ref_id: (row) => row.ref_id,
  changes: (row) => row.changes && JSON.stringify(row.changes),
  ip: (row) => row.ip,
  device: (row) => row.device,
}

/** Latest first, with what each event changed. */
export const AuditList = () => (
  <List
    filters={filters}
    perPage={25}
    pagination={<Pages />}
    actions={<ExportActions file="audit" list={listAuditEvents} columns={COLUMNS} />}
    empty={false}
  >
    <ByWidth narrow={<Rows />} wide={<Table />} />
  </List>
)

const Table = () => (
  <DataTable<AuditEvent> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<AuditEvent>
      source="created_at"
      disableSort
      render={({ created_at }) => <Moment iso={created_at} />}
    />
    <DataTable.Col<AuditEvent> source="event" disableSort render={(row) => <Event {...row} />} />
    <DataTable.Col<AuditEvent> source="actor" disableSort render={(row) => <Actor {...row} />} />
    <DataTable.Col<AuditEvent> source="ref_id" disableSort render={(row) => <Subject {...row} />} />
    <DataTable.Col<AuditEvent>
      source="user_id"
      disableSort
      render={(row) => <Shopper {...row} />}
    />
    <DataTable.Col<AuditEvent>
      label="ra.message.details"
      disableSort
      render={(row) => <Details {...row} />}
    />
  </DataTable>
)

/** A row of a phone opens in place, as one of the table does. */
function Rows() {
  const { data = [] } = useListContext<AuditEvent>()
  if (data.length === 0) return <ListNoResults />
  return data.map((row) => (
    <Accordion
      key={row.id}
      disableGutters
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <div>
          <Typography component="span">
            <Event {...row} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Actor {...row} /> · <Moment iso={row.created_at} />
          </Typography>
        </div>
      </AccordionSummary>
      <RecordContextProvider value={row}>
        <AccordionDetails>
          <Subject {...row} />
          <AuditDetails />
        </AccordionDetails>
      </RecordContextProvider>
    </Accordion>
  ))
}

function Event({ event, is_done }: AuditEvent) {
  const translate = useTranslate()
  return (
    <>
      {translate(`console.events.${event}`, { _: event })}{' '}
      {!is_done && <Chip size="small" color="warning" label={translate('console.audit.failed')} />}
    </>
  )
}

function Details({ event }: AuditEvent) {
  const translate = useTranslate()
  return (
    <DetailsButton title={translate(`console.events.${event}`, { _: event })}>
      <AuditDetails />
    </DetailsButton>
  )
}

function Actor(event: AuditEvent) {
  const translate = useTranslate()
  return personName(event, translate)
}

function Subject(event: AuditEvent) {
  const translate = useTranslate()
  const subject = subjectPath(event)
  if (!subject) return event.ref_id === null ? null : `#${event.ref_id}`
  const name = translate(`resources.${subject.list}.name`, { smart_count: 1, _: subject.list })
  return (
    <Link component={RouterLink} to={subject.path} onClick={(click) => click.stopPropagation()}>
      {name} #{event.ref_id}
    </Link>
  )
}

function Shopper({ user_id }: AuditEvent) {
  if (user_id === null) return null
  return (
    <Link
      component={RouterLink}
      to={`/shoppers/${user_id}/show`}
      onClick={(click) => click.stopPropagation()}
    >
      #{user_id}
    </Link>
  )
}
