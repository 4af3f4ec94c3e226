import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import {
  Form,
  minLength,
  PasswordInput,
  required,
  TextInput,
  useNotify,
  useTranslate,
} from 'react-admin'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import { acceptInvitation, openInvitation } from '@/contracts/staff'
import { call } from '@/console/api/call'
import { setStaff } from '@/console/api/staff-session'
import { QrCode } from '@/console/sign-in/qr-code'
import { SignInFrame } from '@/console/sign-in/sign-in-frame'
import { notifyText } from '@/console/ui/notify-text'

/** The part of the address behind `#` is not sent to servers and not logged. */
const invitationInAddress = () => window.location.hash.slice(1)

/** /invitation#TOKEN: sets the password and the authenticator app, then shows the recovery codes once. */
export function InvitationPage() {
  const translate = useTranslate()
  const [invitation] = useState(invitationInAddress)
  const [codes, setCodes] = useState<string[]>()
  const opened = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: () => call(openInvitation, { invitation }),
    retry: false,
    enabled: !codes,
  })
  return (
    <SignInFrame title={translate('console.invitation.title')}>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : opened.isError ? (
        <Alert severity="error">{opened.error.message}</Alert>
      ) : opened.data ? (
        <Acceptance invitation={invitation} {...opened.data} onDone={setCodes} />
      ) : null}
    </SignInFrame>
  )
}

const isCode = (typed: string) =>
  /^\s*\d{3}\s?\d{3}\s*$/.test(typed) ? undefined : 'console.invitation.codeForm'

interface Given {
  password: string
  code: string
}

interface AcceptanceProps {
  invitation: string
  name: string
  email: string
  totp_secret: string
  totp_uri: string
  onDone: (codes: string[]) => void
}

function Acceptance({ invitation, name, email, totp_secret, totp_uri, onDone }: AcceptanceProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const accept = useMutation({
    mutationFn: (given: Given) => call(acceptInvitation, { invitation, ...given }),
    onSuccess: ({ staff, recovery_codes }) => {
      setStaff(staff)
      onDone(recovery_codes)
    },
    onError: (error) => notifyText(notify, error.message, { type: 'error' }),
  })
  return (
    <Form onSubmit={(given: FieldValues) => accept.mutate(given as Given)} noValidate>
      <Typography>{translate('console.invitation.greeting', { name, email })}</Typography>
      <Typography sx={{ mt: 2 }}>{translate('console.invitation.scan')}</Typography>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, my: 2 }}>
        <QrCode text={totp_uri} label={translate('console.invitation.qrCode')} />
        <Link href={totp_uri}>{translate('console.invitation.openApp')}</Link>
        <Typography component="code" sx={{ overflowWrap: 'anywhere' }}>
          {totp_secret}
        </Typography>
      </Box>
      <PasswordInput
        source="password"
        label="console.invitation.password"
        helperText="console.invitation.passwordHint"
        autoComplete="new-password"
        validate={[required(), minLength(12)]}
      />
      <TextInput
        source="code"
        label="console.invitation.code"
        autoComplete="one-time-code"
        inputMode="numeric"
        validate={[required(), isCode]}
      />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={accept.isPending}>
        {translate('console.invitation.accept')}
      </Button>
    </Form>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <>
      <Alert severity="warning">{translate('console.invitation.codesHint')}</Alert>
      <Box component="ul" sx={{ fontFamily: 'monospace', columns: 2, pl: 3 }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="contained" onClick={() => void navigate('/', { replace: true })}>
        {translate('console.invitation.codesKept')}
      </Button>
    </>
  )
}
