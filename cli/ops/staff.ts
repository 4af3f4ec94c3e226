import { addStaff, inviteStaff, listStaff } from '@/contracts/staff'
import * as schemas from '@/contracts/schemas/staff'
import { ROLES } from '@/contracts/staff-permissions'
import { Failure } from '../bootstrap/failure.mjs'
import { type Command, idOf, needed, type Run } from './command'
import { print } from './terminal'

/** Of the running server, or of the sibling host in production. */
function consoleOrigin(): string {
  const { MERCHANT_URL, SAMPAN_CONSOLE_URL = 'http://localhost:3001' } = process.env
  return MERCHANT_URL ? new URL(MERCHANT_URL).origin : SAMPAN_CONSOLE_URL
}

function printInvitation(answer: unknown): void {
  const { staff, invitation, expires_at } = schemas.addStaff.data.parse(answer)
  print(
    `Staff ${staff.id}, ${staff.name} <${staff.email}>, role ${staff.role}.`,
    `Invitation, valid until ${expires_at}: ${invitation}`,
    `Open it in the console: ${consoleOrigin()}/invitation#${invitation}`,
    'Give it to this person only: it sets the password and the authenticator app.',
  )
}

function shopIdsOf(given: unknown): number[] {
  const ids = (typeof given === 'string' ? given : '').split(',').filter(Boolean).map(Number)
  if (ids.some((id) => !Number.isSafeInteger(id) || id < 1))
    throw new Failure('--shops takes ids of shops with commas between them, such as 1,7.')
  return ids
}

function roleOf(values: Run['values']): string {
  const names = ROLES.join(', ')
  const role = needed(values, 'role', `one of ${names}`)
  if (!(ROLES as readonly string[]).includes(role)) throw new Failure(`--role is one of ${names}.`)
  return role
}

const lineOf = (one: schemas.StaffMember): string =>
  [
    one.id,
    `${one.name} <${one.email}>`,
    one.role,
    one.shop_ids.length > 0 ? `shops ${one.shop_ids.join(', ')}` : 'all shops',
    one.is_active ? (one.has_joined ? 'active' : 'invited') : 'deactivated',
  ].join(' · ')

export const staffCommands: Record<string, Command> = {
  staff: {
    usage: '',
    summary: 'Lists the staff accounts, latest first.',
    run: async ({ call }) => {
      let cursor: string | null = ''
      while (cursor !== null) {
        const page = cursor && `?cursor=${encodeURIComponent(cursor)}`
        const { list, next_cursor } = schemas.listStaff.data.parse(
          await call('GET', `${listStaff.path}${page}`),
        )
        for (const one of list) print(lineOf(one))
        cursor = next_cursor
      }
    },
  },
  'staff-add': {
    usage: `<e-mail> --name "…" --role ${ROLES.join('|')} [--shops <id>,<id>]`,
    summary: 'Adds a staff account and prints its invitation. A merchant needs --shops.',
    options: { name: { type: 'string' }, role: { type: 'string' }, shops: { type: 'string' } },
    run: async ({ call, values, positionals }) => {
      const [email] = positionals
      if (!email) throw new Failure('Give the e-mail address of the new member.')
      const input = {
        email,
        name: needed(values, 'name', 'the audit trail shows it'),
        role: roleOf(values),
        shop_ids: shopIdsOf(values.shops),
      }
      if (input.role === 'merchant' && input.shop_ids.length === 0)
        throw new Failure('A merchant needs --shops <id>,<id>.')
      printInvitation(await call('POST', addStaff.path, input))
    },
  },
  'staff-invite': {
    usage: '<staff id>',
    summary:
      'Invites a member again who lost the password or the app, and ends the sessions of that account.',
    run: async (run) =>
      printInvitation(await run.call('POST', inviteStaff.path, { id: idOf(run) })),
  },
}
