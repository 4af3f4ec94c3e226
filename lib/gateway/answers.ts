import { CODE } from '@/contracts/codes'
import type { RequestContext } from '@/lib/http/request-context'
import { loadMessages } from '@/lib/i18n/messages'

const STATUS = {
  CROSS_SITE: CODE.crossSite,
  PATH_NOT_FOUND: CODE.notFound,
  TOO_LARGE: CODE.tooLarge,
  UNREACHABLE: CODE.unreachable,
  TIMED_OUT: CODE.timedOut,
} as const

export type GatewayFailure = keyof typeof STATUS

const now = () => Math.floor(Date.now() / 1000)

/** The reply of an endpoint that the gateway itself serves. */
export const success = (): Response =>
  Response.json({ code: CODE.done, msg: '', time: now(), data: null })

/** An envelope with an error of the gateway, in the language of the request. */
export async function failure(
  reason: GatewayFailure,
  { callLocale }: RequestContext,
): Promise<Response> {
  const { errors } = await loadMessages(callLocale)
  const status = STATUS[reason]
  return Response.json({ code: status, msg: errors[reason], time: now(), data: null }, { status })
}
