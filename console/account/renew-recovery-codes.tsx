import { useState } from 'react'
import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { renewRecoveryCodes } from '@/contracts/staff'
import { call } from '@/console/api/call'
import { CODE_FIELD } from '@/console/account/code-field'
import { Decision } from '@/console/ui/decision'
import { Panel } from '@/console/ui/panel'
import { RecoveryCodes } from '@/console/ui/recovery-codes'

/** New codes are shown until the page is left. */
export function RenewRecoveryCodes() {
  const translate = useTranslate()
  const [codes, setCodes] = useState<string[]>()
  const renew = async (code: string) => {
    const { recovery_codes } = await call(renewRecoveryCodes, { code })
    setCodes(recovery_codes)
  }
  return (
    <Panel
      title="console.account.codes"
      actions={
        <Decision
          label={translate('console.account.renew')}
          variant="outlined"
          title={translate('console.account.renewAsk')}
          confirm={translate('console.account.renew')}
          fields={[CODE_FIELD]}
          onConfirm={({ code = '' }) => renew(code)}
        >
          <Typography>{translate('console.account.renewDetail')}</Typography>
        </Decision>
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Typography color="textSecondary">{translate('console.account.codesDetail')}</Typography>
      )}
    </Panel>
  )
}
