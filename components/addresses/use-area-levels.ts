'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Area } from '@/contracts/schemas/areas'
import { citiesQuery, countriesQuery, provincesQuery } from '@/lib/queries/areas'
import type { Place } from './place'

export type Level = 'country' | 'province' | 'city'

/** The list shown, the levels chosen above it, and its title. */
export function useAreaLevels(place: Place) {
  const t = useTranslations('address')
  const [draft, setDraft] = useState(place)
  const [step, setStep] = useState<Level>(place.country === '' ? 'country' : 'city')
  const countries = useQuery(countriesQuery())
  const provinces = useQuery(provincesQuery(draft.country))
  const cities = useQuery(citiesQuery(draft.country, draft.province))

  // Countries without provinces continue with cities, which are typed.
  const hasProvinces = provinces.data?.list.length !== 0
  const level = step === 'province' && !hasProvinces ? 'city' : step
  const query = {
    country: countries,
    province: provinces,
    city: hasProvinces ? cities : provinces,
  }[level]
  const options = (query.data?.list ?? []).map(optionOf)

  function groups() {
    const suggested = level === 'country' ? (query.data?.suggested ?? []) : []
    if (suggested.length === 0) return [{ options }]
    const often = suggested.flatMap((code) => options.filter(({ value }) => value === code))
    return [
      { title: t('areaOften'), options: often },
      { title: t('areaAll'), options },
    ]
  }

  function choose(code: string) {
    const isCountry = level === 'country'
    if (code !== draft[level])
      setDraft(
        isCountry
          ? { country: code, province: '', city: '', line: '' }
          : { ...draft, province: code, city: '', line: '' },
      )
    setStep(isCountry ? 'province' : 'city')
  }

  return {
    draft,
    level,
    query,
    groups: groups(),
    names: {
      country: nameIn(countries.data?.list, draft.country),
      province: nameIn(provinces.data?.list, draft.province),
    },
    choose,
    goTo: setStep,
  }
}

const optionOf = ({ code, name, also }: Area) => ({
  value: code,
  label: name,
  ...(also && { also }),
})

const nameIn = (list: Area[] | undefined, code: string) =>
  list?.find((area) => area.code === code)?.name ?? ''
