import { isSupportedCountry } from 'libphonenumber-js/max'
import { areaLine } from '@/contracts/area-line'
import type { Area } from '@/contracts/schemas/areas'
import type { Locale } from '@/contracts/languages'
import {
  countryName,
  nativeName,
  provinceName,
  sortNames,
  suggestedCountries,
} from '@/server/areas/area-names'
import { onceDone } from '@/server/domain/once-done'
import * as atlas from '@/server/areas/atlas'
import { DomainError } from '@/server/domain/domain-error'
import type { Visit } from '@/server/http/context'

interface Asked {
  country?: string | undefined
  province?: string | undefined
}

export async function list({ locale }: Visit, { country, province }: Asked) {
  if (!country) return listCountries(locale)
  if (!(await deliverable()).some(({ code }) => code === country))
    throw new DomainError('NOT_FOUND')
  const provinces = await atlas.provincesOf(country)
  if (!province) return { list: describeProvinces(provinces, country, locale), suggested: [] }
  if (!provinces.some(({ code }) => code === province)) throw new DomainError('NOT_FOUND')
  const cities = await atlas.citiesOf(country, province)
  const areas = cities.map((name): Area => ({ code: name, name, also: '' }))
  return { list: sortNames(areas, locale), suggested: [] }
}

async function listCountries(locale: Locale) {
  const known = await deliverable()
  const areas = known.map(({ code, name }): Area => {
    const own = countryName(code, locale)
    return { code, name: own, also: isSameWord(own, name) ? '' : name }
  })
  return { list: sortNames(areas, locale), suggested: suggestedCountries(locale, known) }
}

function describeProvinces(provinces: atlas.Province[], country: string, locale: Locale) {
  const areas = provinces.map((province): Area => {
    const name = provinceName(country, province, locale)
    const also = name === province.name ? nativeName(country, province) : province.name
    return { code: province.code, name, also: isSameWord(also, name) ? '' : also }
  })
  return sortNames(areas, locale, country)
}

/** Ignores accents and case, as search does. */
const isSameWord = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0

/** Countries without phone numbers are left out, because a parcel needs a recipient's phone. */
export const deliverable = onceDone(async () => {
  const all = await atlas.countries()
  return all.filter(({ code }) => isSupportedCountry(code))
})

interface CodedArea {
  country: string
  province: string
  city: string
}

/**
 * The area on one line, in the language of the request; null when it is incomplete or unknown. A city may be
 * missing from the data, which is incomplete and in Latin letters.
 */
export async function lineOf(
  locale: Locale,
  { country, province, city }: CodedArea,
): Promise<string | null> {
  if (city === '' || !(await deliverable()).some(({ code }) => code === country)) return null
  const provinces = await atlas.provincesOf(country)
  const found = provinces.find(({ code }) => code === province)
  if (provinces.length > 0 ? !found : province !== '') return null
  const middle = found ? provinceName(country, found, locale) : ''
  return areaLine([countryName(country, locale), middle, city], locale)
}

/** Why `lineOf` is null, by field. Also names `area`, which stands for all of them in the storefront. */
export async function areaFaultsOf({
  country,
  province,
  city,
}: CodedArea): Promise<Record<string, string>> {
  const isKnown = (await deliverable()).some(({ code }) => code === country)
  if (!isKnown) return { area: 'fields.area', country: 'fields.invalid' }
  const provinces = await atlas.provincesOf(country)
  const isMissing = province === '' && provinces.length > 0
  const isWrong = province !== '' && !provinces.some(({ code }) => code === province)
  return {
    area: 'fields.area',
    ...(isMissing && { province: 'fields.required' }),
    ...(isWrong && { province: 'fields.invalid' }),
    ...(city === '' && { city: 'fields.required' }),
  }
}
