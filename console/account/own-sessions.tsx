import { Box, Chip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { endStaffSession, listStaffSessions } from '@/contracts/staff'
import type { DataOf } from '@/contracts/endpoint'
import { call } from '@/console/api/call'
import { Decision } from '@/console/ui/decision'
import { Moment } from '@/console/ui/moment'
import { Panel } from '@/console/ui/panel'

/** Where this person is signed in to the console. */
export function OwnSessions() {
  const translate = useTranslate()
  const { data: sessions = [] } = useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: () => call(listStaffSessions),
  })
  return (
    <Panel
      title="console.sessions.title"
      actions={
        sessions.length > 1 && (
          <Decision
            label={translate('console.sessions.endOthers')}
            variant="outlined"
            colour="error"
            title={translate('console.sessions.endOthersAsk')}
            confirm={translate('console.sessions.endOthers')}
            done="console.sessions.ended"
            onConfirm={() => call(endStaffSession, {})}
          >
            <Typography>{translate('console.sessions.endDetail')}</Typography>
          </Decision>
        )
      }
    >
      {sessions.map((session) => (
        <OwnSession key={session.id} {...session} />
      ))}
    </Panel>
  )
}

type Session = DataOf<typeof listStaffSessions>[number]

function OwnSession(session: Session) {
  const translate = useTranslate()
  const device = session.device || translate('console.sessions.unknownDevice')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography>{device}</Typography>
        <Typography variant="body2" color="textSecondary">
          {session.ip} · <Moment iso={session.last_seen_at} />
        </Typography>
      </Box>
      {session.current ? (
        <Chip
          size="small"
          color="success"
          variant="outlined"
          label={translate('console.sessions.this')}
        />
      ) : (
        <Decision
          label={translate('console.sessions.end')}
          variant="text"
          colour="error"
          title={translate('console.sessions.endAsk', { device })}
          confirm={translate('console.sessions.end')}
          done="console.sessions.ended"
          onConfirm={() => call(endStaffSession, { id: session.id })}
        >
          <Typography>{translate('console.sessions.endDetail')}</Typography>
        </Decision>
      )}
    </Box>
  )
}
