'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { FormSkeleton } from '@/components/ui/skeleton'
import { useDetourEnd } from '@/components/layout/use-detour'
import { resetPay, type User } from '@/contracts/schemas/account'
import { ApiError } from '@/lib/api/api-error'
import { repetitionError } from '@/lib/forms/repetition-error'
import { useSchemaForm, type WordsOf } from '@/lib/forms/use-schema-form'
import { useResetPay } from '@/lib/mutations/account'
import { userQuery } from '@/lib/queries/account'
import { toast } from '@/lib/toast/toast'
import { forgetPayLock, recordPayLock } from '@/lib/wallet/pay-lock'
import { usePayLockWords } from '@/lib/wallet/use-pay-lock-words'
import { CodeField } from './code-field'
import { PayCodeFields, type PayCodeValues } from './pay-code-fields'

/** Sets the payment password the first time without the old one; changes it afterwards. */
export function PayCodeForm() {
  const { data: user } = useQuery(userQuery())
  // Read once: after the code is set, the form must not switch to the other variant while it
  // closes.
  const [first, setFirst] = useState(user)
  if (user && !first) setFirst(user)
  if (!first) return <FormSkeleton fields={2} />
  return <PayCodeReset user={first} />
}

const EMPTY: PayCodeValues = { oldpassword: '', newpassword: '', again: '', captcha: '' }

function PayCodeReset({ user }: { user: User }) {
  const { id: shopperId, email, has_pay_password: hasCode } = user
  const t = useTranslations()
  // The link of the payment sheet opens the reset form directly.
  const asksNew = useSearchParams().has('forgotten')
  const [isForgotten, setIsForgotten] = useState(hasCode && asksNew)
  const { form, field, submit, refuse, refuseAt, failure } = useSchemaForm(errorsOf, EMPTY)
  const { mutate, isPending, isSuccess } = useResetPay()
  const lockWords = usePayLockWords(shopperId)
  const endDetour = useDetourEnd('/security')
  const asksOld = hasCode && !isForgotten

  function errorsOf(values: PayCodeValues, wordsOf: WordsOf) {
    const { oldpassword, newpassword, again, captcha } = values
    const found = wordsOf(resetPay.body, { newpassword, ...(asksOld ? { oldpassword } : {}) })
    if (asksOld && oldpassword === '') found.oldpassword = t('errors.fields.oldRequired')
    if (asksOld && oldpassword === newpassword) found.newpassword ??= t('errors.fields.sameAsOld')
    if (isForgotten)
      Object.assign(found, wordsOf(resetPay.body.pick({ captcha: true }).required(), { captcha }))
    found.again = repetitionError(t, { password: newpassword, again, error: found.newpassword })
    return found
  }

  function refuseCode(error: unknown) {
    const count = error instanceof ApiError ? error.integer('tries_left') : null
    if (!(error instanceof ApiError) || count === null) return refuse(error)
    recordPayLock(shopperId, error)
    const message = count > 0 ? t('payCode.triesLeft', { count }) : (lockWords() ?? error.message)
    form.setError('oldpassword', { message }, { shouldFocus: true })
  }

  function askForCode(isOn: boolean) {
    form.reset(EMPTY)
    setIsForgotten(isOn)
  }

  const send = submit(({ newpassword, oldpassword, captcha }) => {
    const proof = isForgotten ? { captcha } : asksOld ? { oldpassword } : {}
    mutate(
      { newpassword, ...proof },
      {
        onSuccess: () => {
          forgetPayLock(shopperId)
          toast.success(t(hasCode ? 'toasts.changeSuccessful' : 'toasts.settingSuccess'))
          endDetour()
        },
        onError: refuseCode,
      },
    )
  })

  return (
    <FormStack onSubmit={send} failure={failure}>
      <p className="text-15 text-muted">
        {isForgotten
          ? t('payCode.forgotLead', { account: email })
          : t(hasCode ? 'payCode.changeLead' : 'payCode.setLead')}
      </p>
      <PayCodeFields
        key={asksOld ? 'old' : 'new'}
        asksOld={asksOld}
        form={form}
        field={field}
        isFrozen={isPending || isSuccess}
        isPending={isPending}
        oldAside={
          <button
            type="button"
            onClick={() => askForCode(true)}
            className="-my-3 min-h-tap text-end text-13 underline underline-offset-4"
          >
            {t('payCode.forgot')}
          </button>
        }
        before={
          isForgotten && (
            <CodeField
              {...field('captcha')}
              purpose="resetPay"
              account={email}
              sentWords={() => t('payCode.sent')}
              onRefused={refuseAt('captcha')}
            />
          )
        }
      />
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t(hasCode ? 'payCode.change' : 'payCode.set')}
      </Button>
      {isForgotten && (
        <Button variant="quiet" isFullWidth onClick={() => askForCode(false)}>
          {t('payCode.remembered')}
        </Button>
      )}
    </FormStack>
  )
}
