import {
  Form,
  required,
  TextInput,
  PasswordInput,
  useLogin,
  useNotify,
  useTranslate,
} from 'react-admin'
import { Button } from '@mui/material'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { SignInFrame } from '@/console/sign-in/sign-in-frame'
import { notifyText } from '@/console/ui/notify-text'

interface Given {
  email: string
  password: string
  code: string
}

/** /login: e-mail address, password, and the code of the authenticator app or a recovery code. */
export function SignInPage() {
  const translate = useTranslate()
  const login = useLogin()
  const notify = useNotify()
  const [isSending, setIsSending] = useState(false)
  const signIn = async (given: Given) => {
    setIsSending(true)
    await login(given).catch((error: unknown) => {
      notifyText(notify, (error as Error).message, { type: 'error' })
    })
    setIsSending(false)
  }
  return (
    <SignInFrame title={translate('console.signIn.title')}>
      <Form onSubmit={(given: FieldValues) => signIn(given as Given)} noValidate>
        <TextInput
          source="email"
          type="email"
          label="console.signIn.email"
          autoComplete="username"
          validate={required()}
        />
        <PasswordInput
          source="password"
          label="console.signIn.password"
          autoComplete="current-password"
          validate={required()}
        />
        <TextInput
          source="code"
          label="console.signIn.code"
          helperText="console.signIn.codeHint"
          autoComplete="one-time-code"
          validate={required()}
        />
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isSending}>
          {translate('console.signIn.submit')}
        </Button>
      </Form>
    </SignInFrame>
  )
}
