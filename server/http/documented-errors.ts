import { ENDPOINTS } from '@/contracts/all'
import { CODE } from '@/contracts/codes'
import type { Endpoint, Schemas } from '@/contracts/endpoint'
import { schemasOf } from '@/contracts/schemas/all'
import { DomainError, type DomainErrorName } from '@/server/domain/domain-error'
import { ERRORS_BY_CALL } from './errors-by-call'

/** An error of the API document: of the backend, of input, or of the gateway of a storefront. */
export type DocumentedErrorName = DomainErrorName | 'INVALID' | 'CROSS_SITE' | 'UNREACHABLE'

/** Any call may fail like this; CROSS_SITE also for a navigation, or a session beside a token. */
const ALWAYS = ['CROSS_SITE', 'BUSY', 'TIMED_OUT', 'FAULT', 'UNREACHABLE'] as const

const NAME_OF = new Map(ENDPOINTS.map(([name, endpoint]) => [endpoint, name]))

/** All errors that a call may answer, by its own list, its access, its input and its effect. */
export function documentedErrors(endpoint: Endpoint): DocumentedErrorName[] {
  const { access, isKeyed, body } = endpoint
  const { query }: Schemas = schemasOf(endpoint)
  const isPrivileged = access === 'operator' || access === 'tester'
  const own = ERRORS_BY_CALL[NAME_OF.get(endpoint) as keyof typeof ERRORS_BY_CALL]
  return [
    ...new Set<DocumentedErrorName>([
      ...(query || body || isKeyed ? (['INVALID'] as const) : []),
      ...own,
      ...(isKeyed ? (['KEY_REUSED'] as const) : []),
      ...(access === 'shopper' ? (['SIGN_IN_NEEDED'] as const) : []),
      ...(isPrivileged ? (['PATH_NOT_FOUND', 'TOO_MANY_TRIES'] as const) : []),
      ...(typeof access === 'object'
        ? (['SIGN_IN_NEEDED', 'NOT_PERMITTED', 'TOO_MANY_TRIES'] as const)
        : []),
      ...(body ? (['TOO_LARGE'] as const) : []),
      ...ALWAYS,
    ]),
  ]
}

/** The envelope code and the HTTP status of an error. */
export function statusOf(name: DocumentedErrorName): { code: number; status: number } {
  if (name === 'INVALID') return { code: CODE.invalid, status: 200 }
  if (name === 'CROSS_SITE') return { code: CODE.crossSite, status: CODE.crossSite }
  if (name === 'UNREACHABLE') return { code: CODE.unreachable, status: CODE.unreachable }
  const { code, httpStatus } = new DomainError(name)
  return { code, status: httpStatus }
}
