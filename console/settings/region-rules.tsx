import { useLocaleState, useTranslate } from 'react-admin'
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { Locale } from '@/contracts/languages'
import { formatList } from '@/lib/format/list'
import { consoleFacts } from '@/console/layout/facts'
import { Panel } from '@/console/ui/panel'

/** The pages that are closed by region. Read at start, so they cannot be changed here. */
export function RegionRules() {
  const translate = useTranslate()
  const [locale] = useLocaleState() as [Locale, unknown]
  const { closed } = consoleFacts()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (
    <Panel title="console.settings.regions">
      <Typography color="textSecondary">{translate('console.settings.regionsHint')}</Typography>
      {closed.length === 0 ? (
        <Typography>{translate('console.settings.allOpen')}</Typography>
      ) : (
        <Table size="small" aria-label={translate('console.settings.regions')}>
          <TableHead>
            <TableRow>
              {['page', 'entry', 'countries'].map((column) => (
                <TableCell key={column}>
                  {translate(`console.settings.columns.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {closed.map(({ path, entry, countries }) => (
              <TableRow key={`${path} ${entry} ${countries?.join()}`}>
                <TableCell>{path}</TableCell>
                <TableCell>{translate(`console.settings.entries.${entry}`)}</TableCell>
                <TableCell>
                  {countries
                    ? formatList(
                        countries.map((code) => names.of(code) ?? code),
                        locale,
                      )
                    : translate('console.settings.everywhere')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  )
}
