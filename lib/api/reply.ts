import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { CODE } from '@/contracts/codes'
import { type Envelope } from '@/contracts/envelope'
import { ApiError } from '@/lib/api/api-error'
import { isTimeout, type WireReply } from '@/lib/api/exchange'
import type { ApiContext } from '@/lib/api/api-context'

type Translate = ApiContext['translate']

/** Statuses whose words come from the answer, because they tell the shopper what to do. */
const WORDED_STATUSES: number[] = [CODE.signInNeeded, CODE.tooLarge, CODE.unsupported, CODE.tooMany]

/** The answer's data, which the backend or the gateway has checked. Throws an ApiError for everything else. */
export function readReply<E extends Endpoint>(reply: WireReply, translate: Translate): DataOf<E> {
  const { envelope, status } = reply
  if (envelope && isWorded(envelope, status)) {
    if (envelope.code !== CODE.done) throw refusal(envelope, reply)
    return envelope.data as DataOf<E>
  }
  if (isSuccess(status)) throw invalidReply(reply, translate)
  throw new ApiError({
    kind: 'http',
    message: translate('status', { status }),
    code: envelope?.code ?? 0,
    status,
    requestId: reply.requestId,
  })
}

const isSuccess = (status: number) => status >= 200 && status < 300

function isWorded(envelope: Envelope, status: number): boolean {
  if (isSuccess(status) || envelope.code === CODE.signInNeeded) return true
  return WORDED_STATUSES.includes(status) && envelope.msg !== ''
}

function refusal({ code, msg, data }: Envelope, { status, requestId }: WireReply): ApiError {
  return new ApiError({ kind: 'refused', message: msg, code, status, data, requestId })
}

export function invalidReply({ status, requestId }: WireReply, translate: Translate) {
  return new ApiError({ kind: 'invalidReply', message: translate('network'), status, requestId })
}

/** A call without an answer: out of time, or the connection failed. */
export function unansweredError(cause: unknown, translate: Translate): ApiError {
  const kind = isTimeout(cause) ? 'timeout' : 'network'
  return new ApiError({ kind, message: translate(kind), cause })
}
