import { Alert, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { CopyButton } from '@/console/ui/copy-button'

/** Codes that are shown once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const translate = useTranslate()
  return (
    <>
      <Alert severity="warning">{translate('console.invitation.codesHint')}</Alert>
      <Box component="ul" sx={{ fontFamily: 'monospace', columns: 2, pl: 3, m: 0 }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <div>
        <CopyButton text={codes.join('\n')} label="console.account.copyCodes" />
      </div>
    </>
  )
}
