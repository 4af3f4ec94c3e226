import type { Mutant } from './mutant'

const ORDERS = 'server/routes/orders.test.ts'
const KEYS_AND_TICKETS = 'server/routes/keys-and-tickets.test.ts'
const ACCOUNT = 'server/routes/account.test.ts'
const PASSWORDS = 'server/routes/passwords.test.ts'
const WITHDRAWALS = 'server/routes/withdrawals.test.ts'
const ADMISSION = 'lib/gateway/admission.test.ts'
const GATEWAY = 'lib/gateway/gateway.test.ts'

export const ACCESS_MUTANTS: Mutant[] = [
  {
    name: 'ticket-for-anything',
    bug: 'A ticket pays what it was not given for.',
    file: 'server/repositories/pay-tickets.ts',
    find: ' and target in ${targets}',
    replace: '',
    tests: [WITHDRAWALS],
  },
  {
    name: 'ticket-spent-twice',
    bug: 'A ticket is good more than once.',
    file: 'server/repositories/pay-tickets.ts',
    find: '      and spent_at is null and expires_at > now()',
    replace: '      and expires_at > now()',
    tests: [WITHDRAWALS],
  },
  {
    name: 'ticket-of-anybody',
    bug: 'A ticket of one shopper pays for another.',
    file: 'server/repositories/pay-tickets.ts',
    find: ' and user_id = ${userId} and target',
    replace: ' and target',
    tests: [WITHDRAWALS],
  },
  {
    name: 'ticket-for-ever',
    bug: 'A ticket is good after its two minutes.',
    file: 'server/repositories/pay-tickets.ts',
    find: '      and spent_at is null and expires_at > now()',
    replace: '      and spent_at is null',
    tests: [KEYS_AND_TICKETS],
  },
  {
    name: 'one-more-guess',
    bug: 'A payment password can be guessed at once more than allowed: every sixth wrong one locks.',
    file: 'server/repositories/users.ts',
    find: '% ${locks.tries}::int = 0 then',
    replace: '% (${locks.tries}::int + 1) = 0 then',
    tests: [ACCOUNT],
  },
  {
    name: 'code-guessed-for-ever',
    bug: 'A code can be guessed at without end.',
    file: 'server/repositories/one-time-codes.ts',
    find: '        lt(oneTimeCodes.tries, limit),\n',
    replace: '        lt(oneTimeCodes.tries, limit + 1_000_000),\n',
    tests: [PASSWORDS],
  },
  {
    name: 'order-of-anybody',
    bug: 'An order is found without its owner in the WHERE.',
    file: 'server/repositories/orders.ts',
    find: 'where(and(eq(orders.id, id), eq(orders.userId, userId)))',
    replace: 'where(and(eq(orders.id, id), userId > 0 ? undefined : eq(orders.userId, userId)))',
    tests: [ORDERS],
  },
  {
    name: 'address-of-anybody',
    bug: 'An order can be sent to the address of another shopper.',
    file: 'server/repositories/addresses.ts',
    find: `    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))`,
    replace: `    .select()
    .from(addresses)
    .where(and(userId > 0 ? undefined : eq(addresses.userId, userId), eq(addresses.id, id)))`,
    tests: [ORDERS, 'server/routes/addresses.test.ts'],
  },
  {
    name: 'withdrawal-of-anybody',
    bug: 'A shopper can cancel the withdrawal of another.',
    file: 'server/repositories/withdrawals.ts',
    find: 'settleWhere(tx, outcome, and(eq(withdrawals.id, id), eq(withdrawals.userId, userId)))',
    replace: 'settleWhere(tx, outcome, eq(withdrawals.id, id + userId * 0))',
    tests: [WITHDRAWALS],
  },
  {
    name: 'move-of-anybody',
    bug: 'A shopper can cancel the order of another.',
    file: 'server/repositories/orders.ts',
    find: 'moveWhere(tx, name, and(eq(orders.id, id), eq(orders.userId, userId)))',
    replace: 'moveWhere(tx, name, eq(orders.id, id + userId * 0))',
    tests: [ORDERS],
  },
  {
    name: 'session-outlives-password',
    bug: 'Who knew the old password stays signed in.',
    file: 'server/services/accounts/password-reset.ts',
    find: '  await sessions.endAll(tx, user.id)\n',
    replace: '',
    tests: [PASSWORDS],
  },
  {
    name: 'session-for-ever',
    bug: 'A session is good after its three days.',
    file: 'server/repositories/sessions.ts',
    find: 'where token_hash = ${tokenHash} and expires_at > now()',
    replace: 'where token_hash = ${tokenHash}',
    tests: [ACCOUNT],
  },
  {
    name: 'sign-out-on-screen-alone',
    bug: 'Signing out leaves the session on the server.',
    file: 'server/services/accounts/accounts.ts',
    find: '    await sessions.end(tx, ctx.shopperId, ctx.sessionId)\n',
    replace: '',
    tests: [ACCOUNT],
  },
  {
    name: 'ticket-outlives-password',
    bug: 'Tickets given before a new password still pay.',
    file: 'server/services/accounts/password-reset.ts',
    find: '  await tickets.discardAll(tx, user.id)\n',
    replace: '',
    tests: [PASSWORDS],
  },
  {
    name: 'cross-site-check-skipped',
    bug: 'Another site can send changing calls with the shopper’s cookies.',
    file: 'lib/gateway/admission.ts',
    find: "return needsCheck && !passesCheck(context) ? 'CROSS_SITE' : null",
    replace: "return needsCheck && !passesCheck(context) && path === '' ? 'CROSS_SITE' : null",
    tests: [ADMISSION, GATEWAY],
  },
  {
    name: 'pair-not-bound-to-session',
    bug: 'A pair that a stranger was given before signing in passes for a session.',
    file: 'lib/gateway/cross-site.ts',
    find: "  if (session) return isSameText(token, `s.${sign('session', session)}`)\n",
    replace: "  if (session && isSameText(token, `s.${sign('session', session)}`)) return true\n",
    tests: [ADMISSION, GATEWAY],
  },
  {
    name: 'neighbour-site-let-in',
    bug: 'A page of a neighbouring subdomain passes for our own.',
    file: 'lib/gateway/cross-site.ts',
    find: "return site === 'same-origin'",
    replace: "return site.startsWith('same-')",
    tests: [ADMISSION, GATEWAY],
  },
  {
    name: 'operator-by-prefix',
    bug: 'The beginning of the operators’ token opens their calls.',
    file: 'server/operator-token.ts',
    find: 'isSameSecret(token, expected)',
    replace: 'expected.startsWith(token)',
    tests: ['server/routes/bad-input.test.ts'],
  },
  {
    name: 'evidence-for-everybody',
    bug: 'Whoever has its address sees a picture that was sent as evidence.',
    file: 'server/http/show-upload.ts',
    find: 'if (!isPublic && !(await maySee(services, request, upload.userId)))',
    replace: 'if (!isPublic && !(await maySee(services, request, upload.userId)) && file === "")',
    tests: ['server/routes/uploads.test.ts'],
  },
  {
    name: 'sign-in-leads-anywhere',
    bug: 'After signing in a shopper can be led to another site.',
    file: 'lib/navigation/return-path.ts',
    find: 'const path = safeReturnPath(from, origin)',
    replace: "const path = typeof from === 'string' ? from : safeReturnPath(from, origin)",
    tests: ['lib/navigation/return-path.test.ts'],
  },
]
