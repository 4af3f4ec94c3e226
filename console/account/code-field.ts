import type { DecisionField } from '@/console/ui/decision'

/** The code of the authenticator app, or a recovery code. */
export const CODE_FIELD: DecisionField = {
  name: 'code',
  label: 'console.signIn.code',
  hint: 'console.signIn.codeHint',
  autoComplete: 'one-time-code',
  isRequired: true,
  maxLength: 40,
}
