import { useState } from 'react'
import { Box, Typography } from '@mui/material'
import { useGetIdentity, useRecordContext, useTranslate } from 'react-admin'
import { inviteStaff, updateStaff } from '@/contracts/staff'
import type { StaffMember } from '@/contracts/schemas/staff'
import { call } from '@/console/api/call'
import { InvitationLink, type Invited } from '@/console/staff/invitation-link'
import { Decision } from '@/console/ui/decision'

/** Invite again, deactivate, activate. Nobody deactivates the own account. */
export function StaffAccess() {
  const translate = useTranslate()
  const member = useRecordContext<StaffMember>()
  const { identity } = useGetIdentity()
  const [invited, setInvited] = useState<Invited>()
  if (!member || !identity) return null
  const { id, name, version, is_active, has_joined } = member
  const verb = is_active ? 'deactivate' : 'activate'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
      {is_active && (
        <Decision
          label={translate('console.staff.inviteAgain')}
          variant="outlined"
          title={translate('console.staff.inviteAgainAsk', { name })}
          confirm={translate('console.staff.inviteAgain')}
          onConfirm={async () => setInvited(await call(inviteStaff, { id }))}
        >
          <Typography>
            {translate(
              has_joined ? 'console.staff.inviteAgainDetail' : 'console.staff.inviteDetail',
            )}
          </Typography>
        </Decision>
      )}
      {id !== identity.id && (
        <Decision
          label={translate(`console.staff.${verb}`)}
          variant="outlined"
          colour={is_active ? 'error' : 'primary'}
          title={translate(`console.staff.${verb}Ask`, { name })}
          confirm={translate(`console.staff.${verb}`)}
          done={`console.staff.${verb}Done`}
          onConfirm={() => call(updateStaff, { id, version, is_active: !is_active })}
        >
          <Typography>{translate(`console.staff.${verb}Detail`, { name })}</Typography>
        </Decision>
      )}
      {invited && <InvitationLink invited={invited} onClose={() => setInvited(undefined)} />}
    </Box>
  )
}
