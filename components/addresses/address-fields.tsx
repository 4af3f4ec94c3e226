'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { detourOrigin, useDetourEnd } from '@/components/layout/use-detour'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { Switch } from '@/components/ui/switch'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { saveAddress, type Address } from '@/contracts/schemas/addresses'
import { useCheckoutForm } from '@/lib/checkout/use-checkout-form'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useSaveAddress } from '@/lib/mutations/addresses'
import { userQuery } from '@/lib/queries/account'
import { addressesQuery } from '@/lib/queries/addresses'
import { toast } from '@/lib/toast/toast'
import { AreaField } from './area-field'
import { PhoneField } from './phone-field'
import { addressValues, placeInput, type AddressValues } from './place'
import { PostalField } from './postal-field'
import { TagField } from './tag-field'
import { usePastedAddress } from './use-pasted-address'
import { useTagName } from './use-tag-name'

/** The fields of a new or an edited address. */
export function AddressFields({ address }: { address: Address | null }) {
  const t = useTranslations()
  const tagName = useTagName()
  const inputOf = ({ area, ...values }: AddressValues) => ({
    ...(address ? { id: address.id } : {}),
    ...values,
    ...placeInput(area),
  })
  const { form, field, errorOf, submit, refuse, failure } = useSchemaForm<AddressValues>(
    (values, wordsOf) => wordsOf(saveAddress.body, inputOf(values)),
    { ...addressValues(address), tag: tagName(address?.tag ?? '') },
  )
  const { control } = form
  const { mutate, isPending, isSuccess } = useSaveAddress()
  const checkout = useCheckoutForm()
  const endDetour = useDetourEnd('/address')
  const { field: area } = useController({ control, name: 'area' })
  const homeland = useHomeland()
  const { data: user } = useQuery(userQuery())
  useFormDraft(`address-${address?.id ?? 'new'}`, user?.id, form)
  const paste = usePastedAddress(form.setValue)
  const { data: others } = useQuery({ ...addressesQuery(), enabled: !address })
  // The first address is always the default.
  const isFirst = others?.length === 0
  useEffect(() => {
    if (isFirst) form.setValue('is_default', true)
  }, [isFirst, form])

  const send = submit((values) =>
    mutate(inputOf(values), {
      onSuccess: (saved) => {
        toast.success(t('toasts.saveSuccessful'))
        if (detourOrigin()?.startsWith('/checkout')) checkout.change({ addressId: saved.id })
        endDetour()
      },
      onError: refuse,
    }),
  )

  return (
    <FormStack onSubmit={send} onPaste={paste} failure={failure}>
      <TextField
        {...field('addressee')}
        label={t('address.addressee')}
        hint={address ? undefined : t('address.pasteHint')}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={80}
        required
      />
      <PhoneField
        address={address}
        country={area.value.country || homeland}
        control={control}
        error={errorOf('phone')}
      />
      <AreaField place={area.value} error={errorOf('area')} onChoose={area.onChange} />
      <TextArea
        {...field('detail')}
        label={t('address.detail')}
        hint={t('address.detailHint')}
        rows={2}
        autoComplete="street-address"
        maxLength={300}
        required
      />
      {area.value.country !== '' && (
        <PostalField {...field('postal_code')} country={area.value.country} />
      )}
      <TagField control={control} error={errorOf('tag')} />
      <div className="rounded-card bg-card px-4 py-2">
        <Switch
          {...form.register('is_default')}
          label={t('address.defaultSwitch')}
          detail={t('address.defaultDetail')}
          disabled={address?.is_default || isFirst}
        />
      </div>
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t('address.save')}
      </Button>
    </FormStack>
  )
}

/** The country of a phone number typed before the area is chosen. English implies no single country. */
function useHomeland(): string {
  const locale = useLocale()
  return locale === 'en' ? '' : (new Intl.Locale(locale).maximize().region ?? '')
}
