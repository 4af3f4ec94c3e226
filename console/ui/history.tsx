import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type By, personName } from '@/console/ui/person-name'
import { Moment } from '@/console/ui/moment'
import { Panel } from '@/console/ui/panel'

export interface HistoryLine {
  at: string
  text: string
  by: By | null
}

/** What happened, oldest first, with the person who did it. */
export function History({ lines }: { lines: HistoryLine[] }) {
  const translate = useTranslate()
  return (
    <Panel title="console.history.title">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {lines.map(({ at, text, by }) => (
          <Box
            component="li"
            key={`${at} ${text}`}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
          >
            <Typography variant="body2" color="textSecondary" sx={{ minWidth: 180 }}>
              <Moment iso={at} />
            </Typography>
            <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
              {text}
              {by && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' · '}
                  {personName(by, translate)}
                </Box>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
