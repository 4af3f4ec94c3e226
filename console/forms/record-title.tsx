import {
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin'

/** The title of a page that shows one record: the kind, and the name when it is loaded. */
export function RecordTitle<Row extends RaRecord>({ nameOf }: { nameOf: (row: Row) => string }) {
  const labelOf = useGetResourceLabel()
  const resource = useResourceContext() ?? ''
  const row = useRecordContext<Row>()
  const kind = labelOf(resource, 1)
  return row ? `${kind}: ${nameOf(row)}` : kind
}
