'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { PictureField } from '@/components/uploads/picture-field'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { saveProfile, type User } from '@/contracts/schemas/account'
import type { UploadedPicture } from '@/contracts/schemas/uploads'
import { formValues } from '@/lib/forms/form-values'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSaveProfile } from '@/lib/mutations/account'
import { toast } from '@/lib/toast/toast'
import { MobileField } from './contact-fields'
import { NameFields } from './name-fields'

/** Stands for the picture that is there already: the account knows its address and not its upload. */
const KEPT = 0

export function ProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const t = useTranslations()
  const { fieldErrors, wordsOf, show, showError, onInput } = useFieldErrors()
  const { mutate, isPending } = useSaveProfile()
  const draft = useFormDraft('profile', user.id)
  const [isBusy, setIsBusy] = useState(false)
  const [pictures, setPictures] = useState<UploadedPicture[]>(
    user.avatar ? [{ id: KEPT, url: user.avatar }] : [],
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [picture] = pictures
    const input = {
      ...formValues(form, 'family_name', 'given_name', 'mobile'),
      ...(picture?.id === KEPT ? {} : { avatar: picture?.id ?? null }),
    }
    if (!show(form, wordsOf(saveProfile.body, input))) return
    mutate(input, {
      onSuccess: () => {
        toast.success(t('toasts.saveSuccessful'))
        onSaved()
      },
      onError: (error) => showError(form, error),
    })
  }

  return (
    <FormStack ref={draft} onSubmit={submit} onInput={onInput}>
      <PictureField
        purpose="avatar"
        most={1}
        value={pictures}
        onChange={setPictures}
        onBusyChange={setIsBusy}
        label={t('profile.picture')}
        error={fieldErrors.avatar}
      />
      <NameFields fieldErrors={fieldErrors} initial={user} />
      <MobileField fieldErrors={fieldErrors} initial={user.mobile} isLast />
      <Button type="submit" size="large" isFullWidth isPending={isPending} disabled={isBusy}>
        {t('profile.save')}
      </Button>
    </FormStack>
  )
}
