'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { PasswordField } from '@/components/ui/password-field'
import { closeAccount } from '@/contracts/schemas/account-data'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useCloseAccount } from '@/lib/mutations/account-data'
import { clearShopperData } from '@/lib/mutations/session-cache'
import { clearTabStorage } from '@/lib/mutations/shopper-storage'
import { afterToasts, toast } from '@/lib/toast/toast'

/** Loads the home page as a document, so that no data of this shopper stays in the tab's memory. */
function leave() {
  afterToasts(() => {
    clearShopperData()
    clearTabStorage()
    window.location.replace('/home')
  })
}

/** Says what is deleted and what stays, and asks for the login password. */
export function CloseAccountForm() {
  const t = useTranslations('accountData')
  const { field, submit, refuse, failure } = useSchemaForm<Record<'password', string>>(
    (input, wordsOf) => wordsOf(closeAccount.body, input),
  )
  const { mutateAsync, isPending, isSuccess } = useCloseAccount()
  const send = submit(async (input) => {
    try {
      // Awaited, because the end of the session may remove this form before a callback would be called.
      await mutateAsync(input)
      toast.success(t('closed'))
      leave()
    } catch (error) {
      refuse(error)
    }
  })
  return (
    <FormStack onSubmit={send} failure={failure}>
      <p className="text-15">{t('deleted')}</p>
      <p className="text-15">{t('kept')}</p>
      <PasswordField
        {...field('password')}
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="done"
        required
      />
      <Button
        type="submit"
        variant="danger"
        size="large"
        isFullWidth
        isPending={isPending || isSuccess}
      >
        {t('close')}
      </Button>
    </FormStack>
  )
}
