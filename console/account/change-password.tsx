import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { changeStaffPassword } from '@/contracts/staff'
import { call } from '@/console/api/call'
import { CODE_FIELD } from '@/console/account/code-field'
import { Decision, type DecisionField } from '@/console/ui/decision'
import { Panel } from '@/console/ui/panel'

const FIELDS: DecisionField[] = [
  {
    name: 'password',
    label: 'console.account.password',
    type: 'password',
    autoComplete: 'current-password',
    isRequired: true,
  },
  {
    name: 'new_password',
    label: 'console.invitation.password',
    hint: 'console.invitation.passwordHint',
    type: 'password',
    autoComplete: 'new-password',
    isRequired: true,
    maxLength: 128,
  },
  CODE_FIELD,
]

export function ChangePassword() {
  const translate = useTranslate()
  return (
    <Panel
      title="console.account.password"
      actions={
        <Decision
          label={translate('console.account.change')}
          variant="outlined"
          title={translate('console.account.changePassword')}
          confirm={translate('console.account.changePassword')}
          done="console.account.passwordChanged"
          fields={FIELDS}
          onConfirm={({ password = '', new_password = '', code = '' }) =>
            call(changeStaffPassword, { password, new_password, code })
          }
        >
          <Typography>{translate('console.account.passwordDetail')}</Typography>
        </Decision>
      }
    >
      <Typography color="textSecondary">{translate('console.account.passwordDetail')}</Typography>
    </Panel>
  )
}
