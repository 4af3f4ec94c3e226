import type * as Notices from '@/contracts/notices'
import { connectApi } from '@/lib/api/api-context'
import { callEndpoint } from '@/lib/api/call-endpoint'
import type { CallOptions } from '@/lib/api/http-exchange'
import { toast } from '@/lib/toast/toast'

const missing = new Error('Failed to load chunk 7')
const contract = (): Promise<typeof Notices> => Promise.reject(missing)
const ask = (options?: CallOptions) => callEndpoint(contract, 'listNotices', {}, options)
const failure = { name: 'ApiError', kind: 'network', message: 'network', cause: missing }
const fail = jest.spyOn(toast, 'fail').mockImplementation(() => undefined)

beforeEach(() => void connectApi({ translate: (key) => key, endSession: () => undefined }))

test.each<CallOptions | undefined>([undefined, { quiet: 'fields' }])(
  'shows a script that did not load as a network failure (%j)',
  async (options) => {
    await expect(ask(options)).rejects.toMatchObject(failure)
    expect(fail.mock.calls).toEqual([['network']])
  },
)

test.each<CallOptions>([{ quiet: true }, { signal: AbortSignal.abort() }])(
  'shows nothing for a quiet or cancelled call',
  async (options) => {
    await expect(ask(options)).rejects.toMatchObject(failure)
    expect(fail).not.toHaveBeenCalled()
  },
)
