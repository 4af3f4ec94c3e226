import type { Mutant } from './mutant'

const ORDERS = 'server/routes/orders.test.ts'
const KEYS_AND_TICKETS = 'server/routes/keys-and-tickets.test.ts'
const ACCOUNT = 'server/routes/account.test.ts'
const PASSWORDS = 'server/routes/passwords.test.ts'
const WITHDRAWALS = 'server/routes/withdrawals.test.ts'

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
    name: 'session-for-ever',
    bug: 'A session is good after its three days.',
    file: 'server/repositories/sessions.ts',
    find: 'where token_hash = ${tokenHash} and expires_at > now()',
    replace: 'where token_hash = ${tokenHash}',
    tests: [ACCOUNT],
  },
]
