/**
 * What is wrong with the repetition of a password. If the password has an error of its own, the
 * repetition only has to be filled in.
 */
export function repetitionError(
  t: (key: 'account.mismatch' | 'errors.fields.required') => string,
  { password, again, error }: { password: string; again: string; error: string | undefined },
): string | undefined {
  if (!error && again !== password) return t('account.mismatch')
  return again === '' ? t('errors.fields.required') : undefined
}
