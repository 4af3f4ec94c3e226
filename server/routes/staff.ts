import type { Hono } from 'hono'
import * as calls from '@/contracts/staff'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as auditTrail from '@/server/services/staff/audit-trail'
import * as signIn from '@/server/services/staff/sign-in'
import * as staff from '@/server/services/staff/staff'

export function staffRoutes(app: Hono, services: Services) {
  serve(app, services, calls.staffSignIn, (visit, { body }) => signIn.signIn(visit, body))
  serve(app, services, calls.openInvitation, (visit, { body }) =>
    signIn.readInvitation(visit, body),
  )
  serve(app, services, calls.acceptInvitation, (visit, { body }) => signIn.join(visit, body))
  serve(app, services, calls.getStaffSession, (ctx) => signIn.current(ctx))
  serve(app, services, calls.staffSignOut, (ctx) => signIn.signOut(ctx))
  serve(app, services, calls.listStaffSessions, (ctx) => signIn.listSessions(ctx))
  serve(app, services, calls.endStaffSession, (ctx, { body }) => signIn.endSessions(ctx, body))
  serve(app, services, calls.changeStaffPassword, (ctx, { body }) =>
    signIn.changePassword(ctx, body),
  )
  serve(app, services, calls.renewRecoveryCodes, (ctx, { body }) => signIn.renewCodes(ctx, body))
  serve(app, services, calls.listStaff, (ctx, { query }) => staff.list(ctx, query))
  serve(app, services, calls.addStaff, (ctx, { body }) => staff.add(ctx, body))
  serve(app, services, calls.inviteStaff, (ctx, { body }) => staff.invite(ctx, body.id))
  serve(app, services, calls.updateStaff, (ctx, { body }) => staff.update(ctx, body))
  serve(app, services, calls.listAuditEvents, (ctx, { query }) => auditTrail.list(ctx, query))
}
