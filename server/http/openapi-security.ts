import type { Endpoint, StaffAccess } from '@/contracts/endpoint'
import { PERMISSIONS } from '@/contracts/staff-permissions'

export const securitySchemes = {
  token: { type: 'apiKey', in: 'header', name: 'token' },
  session: { type: 'apiKey', in: 'cookie', name: 'token' },
  crossSite: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description:
      'The value of the cookie `XSRF-TOKEN`, or of `STAFF-XSRF-TOKEN` at `/api/admin/`. The cookie must be sent too, and `Origin` with the origin of the shop (browsers send `Sec-Fetch-Site: same-origin`).',
  },
  operator: { type: 'http', scheme: 'bearer', description: 'OPS_TOKEN' },
  staff: { type: 'http', scheme: 'bearer', description: 'The token of a staff session' },
  staffSession: { type: 'apiKey', in: 'cookie', name: 'staff' },
  tester: {
    type: 'http',
    scheme: 'bearer',
    description: 'TEST_CONTROL. Without this setting, as in production, the calls answer 404.',
  },
}

const ACCESS = {
  public: 'Public.',
  shopper: 'For signed-in shoppers: the header `token`, or the session cookie of a storefront.',
  operator: 'For operators: `Authorization: Bearer $OPS_TOKEN`.',
  tester: 'For tests: `Authorization: Bearer $TEST_CONTROL`.',
}

/** The gateway checks every POST, and the GET calls that change something; never a call with a bearer token. */
const isChecked = ({ access, changes, method }: Endpoint) =>
  (changes || method === 'post') && access !== 'operator' && access !== 'tester'

export function accessOf(endpoint: Endpoint): string {
  const { access, isKeyed } = endpoint
  return [
    typeof access === 'object' ? staffAccess(access) : ACCESS[access],
    isChecked(endpoint) &&
      'Without a token in a header, it needs the cross-site check (`crossSite`, see “Signing in from a program”).',
    isKeyed && 'The same `Idempotency-Key` with the same body gives the first reply again.',
  ]
    .filter(Boolean)
    .join(' ')
}

function staffAccess({ staff }: StaffAccess): string {
  const roles = PERMISSIONS[staff].join(', ')
  const token = '`Authorization: Bearer` with the token of a staff session'
  return staff === 'self'
    ? `For staff: ${token}, or the session cookie of the console.`
    : `For staff with the permission \`${staff}\` (${roles}): ${token}, the session cookie of the console, or OPS_TOKEN.`
}

/** Either the token header, or the session cookie with the XSRF pair. */
export function securityOf(endpoint: Endpoint): { [scheme: string]: unknown }[] {
  const { access } = endpoint
  if (access === 'operator') return [{ operator: [] }, { tester: [] }]
  if (access === 'tester') return [{ tester: [] }]
  const check = isChecked(endpoint) ? { crossSite: [] } : {}
  if (typeof access === 'object')
    return [{ staff: [] }, { operator: [] }, { staffSession: [], ...check }]
  return access === 'public' ? [check] : [{ token: [] }, { session: [], ...check }]
}
