'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { resetPay, TriesLeft } from '@/contracts/account'
import { ApiError } from '@/lib/api/api-error'
import { formValues } from '@/lib/forms/form-values'
import { useComplaints } from '@/lib/forms/use-complaints'
import { useResetPay } from '@/lib/mutations/account'
import { userQuery } from '@/lib/queries/account'
import { toast } from '@/lib/toast/toast'
import { FormSkeleton } from './form-skeleton'
import { useDetourEnd } from './use-detour'

const digitsOnly = {
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 12,
  required: true,
} as const

/** Sets the payment password the first time, without asking for an old one; changes it afterwards. */
export function PayCodeForm() {
  const { data: user } = useQuery(userQuery())
  return user ? <PayCodeFields hasCode={user.has_pay_password} /> : <FormSkeleton fields={2} />
}

function PayCodeFields({ hasCode }: { hasCode: boolean }) {
  const t = useTranslations()
  // Kept from the start: once the code is set, the form must not turn into another one on its way out.
  const [isChange] = useState(hasCode)
  const { complaints, wordsOf, show, onInput } = useComplaints()
  const { mutate, isPending, isSuccess } = useResetPay()
  const endDetour = useDetourEnd('/profile')

  function complaintsAbout(old: string, code: string, again: string) {
    const found = wordsOf(resetPay.body!, { newpassword: code, oldpassword: old })
    if (isChange && old === '') found.oldpassword = t('errors.fields.oldRequired')
    if (isChange && old === code) found.newpassword ??= t('errors.fields.sameAsOld')
    if (!found.newpassword && again !== code) found.again = t('account.mismatch')
    return found
  }

  function refusalOf(error: unknown): Record<string, string> {
    if (!(error instanceof ApiError)) return {}
    const tries = TriesLeft.safeParse(error.data).data
    if (!tries) return error.fields
    const count = tries.tries_left
    const left = count > 0 ? ` ${t('payCode.triesLeft', { count })}` : ''
    return { oldpassword: error.message + left }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = formValues(form, 'oldpassword', 'newpassword', 'again')
    const { oldpassword, newpassword } = values
    if (!show(form, complaintsAbout(oldpassword, newpassword, values.again))) return
    mutate(isChange ? { newpassword, oldpassword } : { newpassword }, {
      onSuccess: () => {
        toast.success(t(isChange ? 'toasts.changeSuccessful' : 'toasts.settingSuccess'))
        endDetour()
      },
      onError: (error) => show(form, refusalOf(error)),
    })
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      className="flex flex-col gap-5"
    >
      <p className="text-15 text-muted">{t(isChange ? 'payCode.changeLead' : 'payCode.setLead')}</p>
      {isChange && (
        <PasswordField
          {...digitsOnly}
          label={t('payCode.old')}
          name="oldpassword"
          error={complaints.oldpassword}
          enterKeyHint="next"
        />
      )}
      <PasswordField
        {...digitsOnly}
        label={t('payCode.new')}
        hint={t('payCode.hint')}
        name="newpassword"
        error={complaints.newpassword}
        enterKeyHint="next"
      />
      <PasswordField
        {...digitsOnly}
        label={t('payCode.again')}
        name="again"
        error={complaints.again}
        enterKeyHint="go"
      />
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t(isChange ? 'payCode.change' : 'payCode.set')}
      </Button>
    </form>
  )
}
