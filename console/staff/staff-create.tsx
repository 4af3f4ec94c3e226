import { useState } from 'react'
import { Card, CardContent } from '@mui/material'
import type { FieldValues } from 'react-hook-form'
import {
  email,
  Form,
  required,
  SaveButton,
  TextInput,
  Title,
  useNotify,
  useTranslate,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { addStaff } from '@/contracts/staff'
import type { InputOf } from '@/contracts/endpoint'
import { call } from '@/console/api/call'
import { InvitationLink, type Invited } from '@/console/staff/invitation-link'
import { StaffFields } from '@/console/staff/staff-fields'
import { formErrors } from '@/console/ui/form-errors'
import { notifyText } from '@/console/ui/notify-text'

/** Adds an account and shows its invitation. */
export function StaffCreate() {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const [invited, setInvited] = useState<Invited>()
  const add = async (given: FieldValues) => {
    const { shop_ids = [], ...others } = given as InputOf<typeof addStaff>
    const input = { ...others, shop_ids: others.role === 'merchant' ? shop_ids : [] }
    try {
      setInvited(await call(addStaff, input))
      return undefined
    } catch (error) {
      const errors = formErrors(error)
      if (!errors) notifyText(notify, (error as Error).message, { type: 'error' })
      return errors
    }
  }
  return (
    <Card variant="outlined" sx={{ m: { xs: 1, sm: 2 }, maxWidth: 640 }}>
      <Title title={translate('console.staff.add')} />
      <CardContent>
        <Form onSubmit={add} resource="staff">
          <TextInput source="email" type="email" validate={[required(), email()]} />
          <StaffFields />
          <SaveButton label={translate('console.staff.addConfirm')} alwaysEnable />
        </Form>
      </CardContent>
      {invited && <InvitationLink invited={invited} onClose={() => void navigate('/staff')} />}
    </Card>
  )
}
