import { DataTable, List, useTranslate } from 'react-admin'
import type { AdminArticle } from '@/contracts/schemas/admin-articles'
import { languageName } from '@/console/ui/languages'
import { useMay } from '@/console/ui/use-may'
import { useTextIn } from '@/console/ui/use-text-in'
import { RecordLink } from '@/console/ui/record-link'

/** The pages of the storefront whose text staff write. */
export function ArticleList() {
  const textIn = useTextIn()
  const translate = useTranslate()
  const mayWrite = useMay('content.write')
  return (
    <List exporter={false} pagination={false}>
      <DataTable bulkActionButtons={false} rowClick={mayWrite ? 'edit' : false}>
        <DataTable.Col
          source="page"
          disableSort
          render={({ page }: AdminArticle) => (
            <RecordLink to={mayWrite && 'edit'}>
              {translate(`console.articles.pages.${page}`)}
            </RecordLink>
          )}
        />
        <DataTable.Col
          source="title"
          disableSort
          render={({ texts }: AdminArticle) => textIn(texts).title}
        />
        <DataTable.Col
          source="written_locales"
          disableSort
          render={({ written_locales }: AdminArticle) =>
            written_locales.map(languageName).join(' · ')
          }
          sx={{ display: { xs: 'none', md: 'table-cell' } }}
        />
      </DataTable>
    </List>
  )
}
