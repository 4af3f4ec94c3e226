import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { connectApi } from '@/lib/api/api-context'
import { ApiError } from '@/lib/api/api-error'
import { toast } from '@/lib/toast/toast'
import { useExportAccount } from './account-data'

jest.mock('@/lib/api/download', () => {
  throw new Error('Failed to load chunk 7')
})

function Providers({ children }: PropsWithChildren) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
}

test('a download whose scripts do not load is reported as a network failure', async () => {
  connectApi({ translate: (key) => key, endSession: () => undefined })
  const fail = jest.spyOn(toast, 'fail').mockImplementation(() => undefined)
  const { result } = renderHook(useExportAccount, { wrapper: Providers })
  await act(() => expect(result.current.mutateAsync()).rejects.toBeInstanceOf(ApiError))
  expect(fail.mock.calls).toEqual([['network']])
})
