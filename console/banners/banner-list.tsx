import { Switch, useMediaQuery, type Theme } from '@mui/material'
import {
  DataTable,
  FunctionField,
  List,
  useLocaleState,
  useNotify,
  useRecordContext,
  useTranslate,
  useUpdate,
} from 'react-admin'
import type { Locale } from '@/contracts/languages'
import type { AdminBanner } from '@/contracts/schemas/admin-banners'
import { formatDateTime } from '@/lib/format/date'
import { BannerPreview } from '@/console/banners/banner-preview'
import { notifyText } from '@/console/ui/notify-text'
import { useMay } from '@/console/ui/use-may'
import { useTextIn } from '@/console/ui/use-text-in'
import { RecordLink } from '@/console/ui/record-link'

/** In the order of the home page. */
export function BannerList() {
  const mayWrite = useMay('content.write')
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const textIn = useTextIn()
  const [locale] = useLocaleState() as [Locale, unknown]
  const timeOf = (time: string | null) => (time ? formatDateTime(time, locale) : '')
  return (
    <List exporter={false} pagination={false} empty={false}>
      <DataTable bulkActionButtons={false} rowClick={mayWrite ? 'edit' : false}>
        <DataTable.Col source="texts" disableSort sx={{ minWidth: 200 }}>
          <FunctionField
            render={({ image, texts }: AdminBanner) => (
              <RecordLink to={mayWrite && 'edit'}>
                <BannerPreview image={image} title={textIn(texts)} />
              </RecordLink>
            )}
          />
        </DataTable.Col>
        {!isPhone && <DataTable.Col source="link" disableSort />}
        {!isPhone && (
          <DataTable.Col
            source="starts_at"
            disableSort
            render={({ starts_at }: AdminBanner) => timeOf(starts_at)}
          />
        )}
        {!isPhone && (
          <DataTable.Col
            source="ends_at"
            disableSort
            render={({ ends_at }: AdminBanner) => timeOf(ends_at)}
          />
        )}
        <DataTable.Col source="shown" disableSort>
          <ShownSwitch isDisabled={!mayWrite} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

/** Shown or hidden at once, and sent after the time to undo it. */
function ShownSwitch({ isDisabled }: { isDisabled: boolean }) {
  const banner = useRecordContext<AdminBanner>()
  const textIn = useTextIn()
  const translate = useTranslate()
  const notify = useNotify()
  const [update] = useUpdate<AdminBanner>()
  if (!banner) return null
  const { id, version } = banner
  const show = (shown: boolean) => {
    void update(
      'banners',
      { id, data: { id, version, shown }, previousData: banner },
      {
        mutationMode: 'undoable',
        onError: (error) => notifyText(notify, error.message, { type: 'error' }),
      },
    )
    notify(`console.banners.${shown ? 'shown' : 'hidden'}`, { undoable: true })
  }
  return (
    <Switch
      checked={banner.shown}
      disabled={isDisabled}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => show(target.checked)}
      slotProps={{
        input: {
          'aria-label': translate('console.banners.shownOf', { title: textIn(banner.texts) }),
        },
      }}
    />
  )
}
