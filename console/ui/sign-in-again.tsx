import { Alert, Link } from '@mui/material'
import { useTranslate } from 'react-admin'

/** The session ended while somebody was typing. They sign in on another tab, because this page would lose the text. */
export function SignInAgain() {
  const translate = useTranslate()
  return (
    <Alert severity="warning">
      {translate('console.forms.signedOut')}{' '}
      <Link href="/login" target="_blank" rel="noopener">
        {translate('console.signIn.title')}
      </Link>
    </Alert>
  )
}
