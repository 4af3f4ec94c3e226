import { FormDataConsumer, required, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Alert } from '@mui/material'
import type { Role } from '@/contracts/staff-permissions'
import { ROLE_CHOICES } from '@/console/staff/roles'
import { ShopsInput } from '@/console/staff/shops-input'

/** Name and role, and the shops of a merchant. */
export const StaffFields = () => (
  <>
    <TextInput source="name" validate={required()} slotProps={{ htmlInput: { maxLength: 80 } }} />
    <SelectInput source="role" choices={ROLE_CHOICES} validate={required()} />
    <FormDataConsumer<{ role?: Role }>>
      {({ formData: { role } }) =>
        role && (
          <>
            <RoleHint role={role} />
            {role === 'merchant' && <ShopsInput />}
          </>
        )
      }
    </FormDataConsumer>
  </>
)

function RoleHint({ role }: { role: Role }) {
  const translate = useTranslate()
  return (
    <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
      {translate(`console.roleHints.${role}`)}
    </Alert>
  )
}
