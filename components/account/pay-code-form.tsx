'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormSkeleton } from '@/components/ui/skeleton'
import { resetPay } from '@/contracts/schemas/account'
import { ApiError } from '@/lib/api/api-error'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useResetPay } from '@/lib/mutations/account'
import { userQuery } from '@/lib/queries/account'
import { toast } from '@/lib/toast/toast'
import { CodeField } from './code-field'
import { PayCodeFields } from './pay-code-fields'
import { useDetourEnd } from './use-detour'
import { formValues } from '@/lib/forms/form-values'

/** Sets the payment password the first time, without asking for an old one; changes it afterwards. */
export function PayCodeForm() {
  const { data: user } = useQuery(userQuery())
  // Kept from the start: once the code is set, the form must not turn into another one on its way out.
  const [first, setFirst] = useState(user)
  if (user && !first) setFirst(user)
  if (!first) return <FormSkeleton fields={2} />
  return <PayCodeReset hasCode={first.has_pay_password} email={first.email} />
}

function PayCodeReset({ hasCode, email }: { hasCode: boolean; email: string }) {
  const t = useTranslations()
  const form = useRef<HTMLFormElement>(null)
  // The link of the payment sheet asks for a new password at once.
  const asksNew = useSearchParams().has('forgotten')
  const [isForgotten, setIsForgotten] = useState(hasCode && asksNew)
  const { fieldErrors, wordsOf, show, showError, onInput } = useFieldErrors()
  const { mutate, isPending, isSuccess } = useResetPay()
  const endDetour = useDetourEnd('/security')
  const asksOld = hasCode && !isForgotten

  function errorsOf(values: Record<'oldpassword' | 'newpassword' | 'again' | 'captcha', string>) {
    const { oldpassword, newpassword, again, captcha } = values
    const found = wordsOf(resetPay.body, { newpassword, ...(asksOld ? { oldpassword } : {}) })
    if (asksOld && oldpassword === '') found.oldpassword = t('errors.fields.oldRequired')
    if (asksOld && oldpassword === newpassword) found.newpassword ??= t('errors.fields.sameAsOld')
    if (isForgotten)
      Object.assign(found, wordsOf(resetPay.body.pick({ captcha: true }).required(), { captcha }))
    if (!found.newpassword && again !== newpassword) found.again = t('account.mismatch')
    return found
  }

  function refusalOf(error: unknown): Record<string, string> {
    if (!(error instanceof ApiError)) return {}
    const count = error.integer('tries_left')
    if (count === null) return error.fields
    const left = count > 0 ? ` ${t('payCode.triesLeft', { count })}` : ''
    return { oldpassword: error.message + left }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    const values = formValues(target, 'oldpassword', 'newpassword', 'again', 'captcha')
    if (!show(target, errorsOf(values))) return
    const { newpassword, oldpassword, captcha } = values
    const proof = isForgotten ? { captcha } : asksOld ? { oldpassword } : {}
    mutate(
      { newpassword, ...proof },
      {
        onSuccess: () => {
          toast.success(t(hasCode ? 'toasts.changeSuccessful' : 'toasts.settingSuccess'))
          endDetour()
        },
        onError: (error) => show(target, refusalOf(error)),
      },
    )
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      className="flex flex-col gap-4"
    >
      <p className="text-15 text-muted">
        {isForgotten
          ? t('payCode.forgotLead', { account: email })
          : t(hasCode ? 'payCode.changeLead' : 'payCode.setLead')}
      </p>
      {isForgotten && (
        <CodeField
          error={fieldErrors.captcha}
          purpose="resetPay"
          accountOf={() => email}
          sentWords={(account) => t('payCode.sent', { account })}
          onRefused={(error) => form.current && showError(form.current, error)}
        />
      )}
      <PayCodeFields
        key={asksOld ? 'old' : 'new'}
        asksOld={asksOld}
        fieldErrors={fieldErrors}
        isFrozen={isPending || isSuccess}
        isPending={isPending}
        oldAside={
          <button
            type="button"
            onClick={() => setIsForgotten(true)}
            className="-my-3 min-h-tap text-end text-13 underline underline-offset-4"
          >
            {t('payCode.forgot')}
          </button>
        }
      />
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t(hasCode ? 'payCode.change' : 'payCode.set')}
      </Button>
      {isForgotten && (
        <Button variant="quiet" isFullWidth onClick={() => setIsForgotten(false)}>
          {t('payCode.remembered')}
        </Button>
      )}
    </form>
  )
}
