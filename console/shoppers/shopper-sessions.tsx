import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { endAdminShopperSessions } from '@/contracts/admin-shoppers'
import { call } from '@/console/api/call'
import type { Shopper } from '@/console/shoppers/shopper'
import { Decision } from '@/console/ui/decision'
import { Moment } from '@/console/ui/moment'
import { Panel } from '@/console/ui/panel'
import { useMay } from '@/console/ui/use-may'

/** Where the shopper is signed in. */
export function ShopperSessions() {
  const translate = useTranslate()
  const shopper = useRecordContext<Shopper>()
  const mayEnd = useMay('shoppers.block')
  if (!shopper) return null
  const { id, name, sessions } = shopper
  return (
    <Panel
      title="console.sessions.title"
      actions={
        mayEnd &&
        sessions.length > 0 && (
          <Decision
            label={translate('console.sessions.endAll')}
            variant="outlined"
            colour="error"
            title={translate('console.sessions.endAllAsk', { name })}
            confirm={translate('console.sessions.endAll')}
            done="console.sessions.ended"
            onConfirm={() => call(endAdminShopperSessions, { id })}
          >
            <Typography>{translate('console.sessions.endDetail')}</Typography>
          </Decision>
        )
      }
    >
      {sessions.length === 0 && (
        <Typography color="textSecondary">{translate('console.sessions.none')}</Typography>
      )}
      {sessions.map((session) => {
        const device = session.device || translate('console.sessions.unknownDevice')
        return (
          <Box key={session.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography>{device}</Typography>
              <Typography variant="body2" color="textSecondary">
                {session.ip} · <Moment iso={session.last_seen_at} />
              </Typography>
            </Box>
            {mayEnd && (
              <Decision
                label={translate('console.sessions.end')}
                variant="text"
                colour="error"
                title={translate('console.sessions.endAsk', { device })}
                confirm={translate('console.sessions.end')}
                done="console.sessions.ended"
                onConfirm={() => call(endAdminShopperSessions, { id, session_id: session.id })}
              >
                <Typography>{translate('console.sessions.endDetail')}</Typography>
              </Decision>
            )}
          </Box>
        )
      })}
    </Panel>
  )
}
