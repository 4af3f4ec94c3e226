import { DataTable, List, SimpleList, useGetList } from 'react-admin'
import type { AdminCategory } from '@/contracts/schemas/admin-categories'
import { ByWidth } from '@/console/ui/by-width'
import { languageName } from '@/console/ui/languages'
import { useMay } from '@/console/ui/use-may'
import { useTextIn } from '@/console/ui/use-text-in'
import { RecordLink } from '@/console/ui/record-link'

/** All of them, in the order of the storefront. */
export const CategoryList = () => (
  <List exporter={false} pagination={false} empty={false}>
    <ByWidth narrow={<Rows />} wide={<Table />} />
  </List>
)

/** The name of a category by its id. */
function useNameOf() {
  const textIn = useTextIn()
  const { data: all = [] } = useGetList<AdminCategory>('categories')
  return (id: number | null) => {
    const found = all.find((one) => one.id === id)
    return found && textIn(found.texts)
  }
}

function Table() {
  const textIn = useTextIn()
  const mayWrite = useMay('content.write')
  const nameOf = useNameOf()
  return (
    <DataTable bulkActionButtons={false} rowClick={mayWrite ? 'edit' : false}>
      <DataTable.Col
        source="name"
        disableSort
        render={({ texts }: AdminCategory) => (
          <RecordLink to={mayWrite && 'edit'}>{textIn(texts)}</RecordLink>
        )}
      />
      <DataTable.Col source="key" disableSort />
      <DataTable.Col
        source="parent_id"
        disableSort
        render={({ parent_id }: AdminCategory) => nameOf(parent_id)}
      />
      <DataTable.Col source="position" disableSort align="right" />
      <DataTable.Col
        source="written_locales"
        disableSort
        render={({ written_locales }: AdminCategory) =>
          written_locales.map(languageName).join(' · ')
        }
      />
    </DataTable>
  )
}

function Rows() {
  const textIn = useTextIn()
  const mayWrite = useMay('content.write')
  const nameOf = useNameOf()
  return (
    <SimpleList<AdminCategory>
      rowClick={mayWrite ? 'edit' : false}
      primaryText={({ texts }) => textIn(texts)}
      secondaryText={({ key, parent_id }) => [nameOf(parent_id), key].filter(Boolean).join(' · ')}
    />
  )
}
