import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/api/call-endpoint'

const contract = () => import('@/contracts/articles')

const articleKeys = {
  help: ['articles', 'help'] as const,
  law: ['articles', 'law'] as const,
  platform: ['articles', 'platform'] as const,
}

export const helpQuery = () =>
  queryOptions({
    queryKey: articleKeys.help,
    queryFn: ({ signal }) => callEndpoint(contract, 'getHelp', {}, { signal }),
  })

export const lawQuery = () =>
  queryOptions({
    queryKey: articleKeys.law,
    queryFn: ({ signal }) => callEndpoint(contract, 'getLaw', {}, { signal }),
  })

export const platformQuery = () =>
  queryOptions({
    queryKey: articleKeys.platform,
    queryFn: ({ signal }) => callEndpoint(contract, 'getPlatform', {}, { signal }),
  })
