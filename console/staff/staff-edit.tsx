import { Box, Typography } from '@mui/material'
import { SaveButton, SimpleForm, Toolbar, useRecordContext, useTranslate } from 'react-admin'
import type { StaffMember } from '@/contracts/schemas/staff'
import { FreshEdit } from '@/console/forms/fresh-edit'
import { StaffAccess } from '@/console/staff/staff-access'
import { StaffFields } from '@/console/staff/staff-fields'
import { State } from '@/console/staff/staff-list'

/** Only what the call takes; the shops count for merchants. */
const toInput = ({ id, version, name, role, shop_ids }: StaffMember) => ({
  id,
  version,
  name,
  role,
  shop_ids: role === 'merchant' ? shop_ids : [],
})

const Actions = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

export const StaffEdit = () => (
  <FreshEdit redirect={false} transform={toInput}>
    <SimpleForm warnWhenUnsavedChanges toolbar={<Actions />} sx={{ maxWidth: 640 }}>
      <Who />
      <StaffFields />
    </SimpleForm>
    <StaffAccess />
  </FreshEdit>
)

function Who() {
  const translate = useTranslate()
  const member = useRecordContext<StaffMember>()
  if (!member) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
      <Typography>{member.email}</Typography>
      <State {...member} />
      {!member.has_joined && member.is_active && (
        <Typography variant="body2" color="textSecondary">
          {translate('console.staff.notJoined')}
        </Typography>
      )}
    </Box>
  )
}
