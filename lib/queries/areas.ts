import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/api/call-endpoint'

const contract = () => import('@/contracts/areas')

const areasQuery = (kind: string, country: string, province: string) =>
  queryOptions({
    queryKey: ['areas', kind, country, province],
    queryFn: ({ signal }) =>
      callEndpoint(contract, 'listAreas', { country, province }, { signal, quiet: true }),
    staleTime: Infinity,
  })

export const countriesQuery = () => areasQuery('countries', '', '')

export const provincesQuery = (country: string) => ({
  ...areasQuery('provinces', country, ''),
  enabled: country !== '',
})

export const citiesQuery = (country: string, province: string) => ({
  ...areasQuery('cities', country, province),
  enabled: province !== '',
})
