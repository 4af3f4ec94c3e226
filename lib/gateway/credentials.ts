import { STAFF_XSRF_COOKIE, XSRF_COOKIE } from '@/lib/api/xsrf'
import type { RequestContext } from '@/lib/http/request-context'
import { isForStaff } from '@/lib/gateway/operator-paths'

interface Credentials {
  /** The token in the session cookie. */
  session: string | undefined
  xsrfCookie: string
  /** The header that clients send which are not browsers; no page of another site can set it. */
  header: 'token' | 'authorization'
}

/** Staff have a session of their own at /api/admin/, shoppers everywhere else; neither counts for the other. */
export function credentialsOf(context: RequestContext): Credentials {
  return isForStaff(context.path)
    ? {
        session: context.staffSession,
        xsrfCookie: STAFF_XSRF_COOKIE,
        header: 'authorization',
      }
    : { session: context.session, xsrfCookie: XSRF_COOKIE, header: 'token' }
}
