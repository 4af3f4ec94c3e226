import { COUNTRIES, countryChoices } from '@/console/settings/countries'
import { countries } from '@/server/areas/atlas'

test('has the countries of addresses', async () => {
  const known = (await countries()).map(({ code }) => code)
  expect(COUNTRIES).toEqual(known.toSorted())
})

test('names them in the language of the page', () => {
  expect(countryChoices('th').find(({ id }) => id === 'TH')?.name).toBe('ไทย')
  expect(countryChoices('en')[0]?.name).toBe('Afghanistan')
})
