import type { z } from 'zod'
import { XSRF_PAIR_PATH } from '@/contracts/xsrf-pair'
import { endpoint } from '@/contracts/endpoint'

/** Endpoints of the gateway itself, which work while the backend cannot be reached. */

export const issueXsrfPair = endpoint<{ data: z.ZodType<null> }>()({
  access: 'public',
  method: 'get',
  path: XSRF_PAIR_PATH,
  summary: 'Set the XSRF cookie where it is missing',
  changes: false,
})

export const clearSession = endpoint<{ data: z.ZodType<null> }>()({
  access: 'public',
  method: 'post',
  path: '/api/session/clear',
  summary: 'Delete the session cookies of this browser',
  changes: true,
})
