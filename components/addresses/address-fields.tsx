'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { detourOrigin, useDetourEnd } from '@/components/account/use-detour'
import { Button } from '@/components/ui/button'
import { ChosenField } from '@/components/ui/chosen-field'
import { FormStack } from '@/components/ui/form-stack'
import { Switch } from '@/components/ui/switch'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { saveAddress, type Address } from '@/contracts/schemas/addresses'
import { useCheckoutForm } from '@/lib/checkout/use-checkout-form'
import { formValues } from '@/lib/forms/form-values'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSaveAddress } from '@/lib/mutations/addresses'
import { userQuery } from '@/lib/queries/account'
import { toast } from '@/lib/toast/toast'
import { AreaField } from './area-field'
import { PhoneField } from './phone-field'
import { NOWHERE, placeInput, placeOf } from './place'
import { PostalField } from './postal-field'
import { TagField } from './tag-field'
import { usePastedAddress } from './use-pasted-address'

/** The fields of a new address, or of the one being edited. */
export function AddressFields({ address }: { address: Address | null }) {
  const t = useTranslations()
  const { fieldErrors, wordsOf, show, showError, clear, onInput } = useFieldErrors()
  const { mutate, isPending, isSuccess } = useSaveAddress()
  const checkout = useCheckoutForm()
  const endDetour = useDetourEnd('/address')
  const [place, setPlace] = useState(address ? placeOf(address) : NOWHERE)
  const homeland = useHomeland()
  const { data: user } = useQuery(userQuery())
  const form = useFormDraft(`address-${address?.id ?? 'new'}`, user?.id)
  const { pastedPostalCode, paste } = usePastedAddress()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = {
      ...(address ? { id: address.id } : {}),
      ...formValues(form, 'addressee', 'phone'),
      ...placeInput(place),
      ...formValues(form, 'postal_code', 'detail', 'tag'),
      is_default: new FormData(form).has('is_default'),
    }
    if (!show(form, wordsOf(saveAddress.body, input))) return
    mutate(input, {
      onSuccess: (saved) => {
        toast.success(t('toasts.saveSuccessful'))
        if (detourOrigin()?.startsWith('/checkout')) checkout.change({ addressId: saved.id })
        endDetour()
      },
      onError: (error) => showError(form, error),
    })
  }

  return (
    <FormStack ref={form} onSubmit={submit} onInput={onInput} onPaste={paste}>
      <TextField
        label={t('address.addressee')}
        hint={address ? undefined : t('address.pasteHint')}
        name="addressee"
        defaultValue={address?.addressee}
        error={fieldErrors.addressee}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={80}
        required
      />
      <PhoneField address={address} country={place.country || homeland} error={fieldErrors.phone} />
      <ChosenField name="place" value={place} onGiveBack={setPlace} />
      <AreaField
        place={place}
        error={fieldErrors.area}
        onChoose={(chosen) => {
          setPlace(chosen)
          clear('area')
        }}
      />
      <TextArea
        label={t('address.detail')}
        hint={t('address.detailHint')}
        name="detail"
        rows={2}
        defaultValue={address?.detail}
        error={fieldErrors.detail}
        autoComplete="street-address"
        maxLength={300}
        required
      />
      <PostalField
        country={place.country}
        initial={address?.postal_code ?? pastedPostalCode}
        error={fieldErrors.postal_code}
      />
      <TagField
        initial={address?.tag ?? ''}
        error={fieldErrors.tag}
        onChoose={() => clear('tag')}
      />
      <div className="rounded-card bg-card px-4 py-2">
        <Switch
          label={t('address.defaultSwitch')}
          detail={t('address.defaultDetail')}
          name="is_default"
          defaultChecked={address?.is_default}
          disabled={address?.is_default}
        />
      </div>
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t('address.save')}
      </Button>
    </FormStack>
  )
}

/** The country of a number typed before the area is chosen. English is at home in too many to tell. */
function useHomeland(): string {
  const locale = useLocale()
  return locale === 'en' ? '' : (new Intl.Locale(locale).maximize().region ?? '')
}
