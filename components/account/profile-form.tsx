'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { z } from 'zod'
import { PictureField } from '@/components/uploads/picture-field'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { saveProfile, type User } from '@/contracts/schemas/account'
import type { UploadedPicture } from '@/contracts/schemas/uploads'
import { isMobileNumber } from '@/lib/forms/phone-typing'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useSaveProfile } from '@/lib/mutations/account'
import { toast } from '@/lib/toast/toast'
import { MobileField } from './contact-fields'
import { NameFields } from './name-fields'

/** Represents the current picture, of which the account has the URL and no upload id. */
const KEPT = 0

type Values = Omit<z.input<typeof saveProfile.body>, 'avatar'>

export function ProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const t = useTranslations()
  const { form, field, errorOf, submit, refuse, failure } = useSchemaForm<Values>(
    async (values, wordsOf) => ({
      ...wordsOf(saveProfile.body, inputOf(values)),
      mobile: (await isMobileNumber(values.mobile)) ? undefined : t('errors.fields.mobile'),
    }),
    { family_name: user.family_name, given_name: user.given_name, mobile: user.mobile },
  )
  useFormDraft('profile', user.id, form)
  const { mutate, isPending } = useSaveProfile()
  const [isBusy, setIsBusy] = useState(false)
  const [pictures, setPictures] = useState<UploadedPicture[]>(
    user.avatar ? [{ id: KEPT, url: user.avatar }] : [],
  )

  function inputOf(values: Values) {
    const [picture] = pictures
    return { ...values, ...(picture?.id === KEPT ? {} : { avatar: picture?.id ?? null }) }
  }

  const send = submit((values) =>
    mutate(inputOf(values), {
      onSuccess: () => {
        toast.success(t('toasts.saveSuccessful'))
        onSaved()
      },
      onError: refuse,
    }),
  )

  return (
    <FormStack onSubmit={send} failure={failure}>
      <PictureField
        purpose="avatar"
        most={1}
        value={pictures}
        onChange={setPictures}
        onBusyChange={setIsBusy}
        label={t('profile.picture')}
        error={errorOf('avatar') ?? null}
      />
      <NameFields field={field} />
      <MobileField {...field('mobile')} isLast />
      <Button type="submit" size="large" isFullWidth isPending={isPending} disabled={isBusy}>
        {t('profile.save')}
      </Button>
    </FormStack>
  )
}
