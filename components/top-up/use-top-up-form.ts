'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useWatch, type DefaultValues, type Path, type PathValue } from 'react-hook-form'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSchemaForm, type FieldErrors, type WordsOf } from '@/lib/forms/use-schema-form'
import { userQuery } from '@/lib/queries/account'
import { suggestedAmount } from '@/lib/wallet/amounts'

/**
 * The form of one top-up method. Its draft is stored per shopper. The amount starts as the one of
 * the URL, raised to the minimum.
 */
export function useTopUpForm<Values extends { amount: string }>(
  way: 'card' | 'chain' | 'manual',
  check: (values: Values, wordsOf: WordsOf) => FieldErrors,
  defaultValues: DefaultValues<Values>,
  minCents: number,
) {
  const { data: user } = useQuery(userQuery())
  const asked = useSearchParams().get('amount')
  const suggest = (cents: number) => suggestedAmount(asked, cents)
  const topUpForm = useSchemaForm<Values>(check, { ...defaultValues, amount: suggest(minCents) })
  useFormDraft(`top-up-${way}`, user?.id, topUpForm.form)
  const { form } = topUpForm
  const amount = 'amount' as Path<Values>
  return {
    ...topUpForm,
    suggest,
    /** The amount as typed. */
    typed: useWatch({ control: form.control, name: amount }) as string,
    choosePreset: (preset: string) =>
      form.setValue(amount, preset as PathValue<Values, Path<Values>>, {
        shouldValidate: form.formState.isSubmitted,
      }),
  }
}
