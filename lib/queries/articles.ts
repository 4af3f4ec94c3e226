import { queryOptions } from '@tanstack/react-query'
import { remote } from '@/lib/api/remote'

const contract = () => import('@/contracts/articles')

const articleKeys = {
  help: ['articles', 'help'] as const,
  law: ['articles', 'law'] as const,
  platform: ['articles', 'platform'] as const,
}

export const helpQuery = () =>
  queryOptions({
    queryKey: articleKeys.help,
    queryFn: ({ signal }) => remote(contract, 'getHelp', {}, { signal }),
  })

export const lawQuery = () =>
  queryOptions({
    queryKey: articleKeys.law,
    queryFn: ({ signal }) => remote(contract, 'getLaw', {}, { signal }),
  })

export const platformQuery = () =>
  queryOptions({
    queryKey: articleKeys.platform,
    queryFn: ({ signal }) => remote(contract, 'getPlatform', {}, { signal }),
  })
