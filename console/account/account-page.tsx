import { useQuery } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import { currentStaff } from '@/console/api/staff-session'
import { ChangePassword } from '@/console/account/change-password'
import { OwnSessions } from '@/console/account/own-sessions'
import { RenewRecoveryCodes } from '@/console/account/renew-recovery-codes'
import { Fact, Facts } from '@/console/ui/facts'
import { Panel, Panels } from '@/console/ui/panel'

/** /account: the own account of who is signed in. */
export function AccountPage() {
  const translate = useTranslate()
  const { data: staff } = useQuery({ queryKey: ['account'], queryFn: currentStaff })
  return (
    <>
      <Title title={translate('console.account.title')} />
      <Panels>
        <Panel title="console.account.who">
          {staff && (
            <Facts>
              <Fact label="console.fields.name">{staff.name}</Fact>
              <Fact label="console.fields.email">{staff.email}</Fact>
              <Fact label="console.fields.role">{translate(`console.roles.${staff.role}`)}</Fact>
            </Facts>
          )}
        </Panel>
        <ChangePassword />
        <OwnSessions />
        <RenewRecoveryCodes />
      </Panels>
    </>
  )
}
