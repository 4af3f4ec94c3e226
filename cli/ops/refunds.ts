import { getAdminRefund } from '@/contracts/admin-refunds'
import { opsRefund } from '@/contracts/operators'
import { getAdminRefund as adminRefundSchemas } from '@/contracts/schemas/admin-refunds'
import * as schemas from '@/contracts/schemas/operators'
import { Failure } from '../bootstrap/failure.mjs'
import { type Command, dollars, idOf, needed, type Run } from './command'
import { linesOfRefund } from './refund-lines'
import { print } from './terminal'

const OUTCOMES = {
  agree: 'approved: the shopper sends the goods back',
  settle: 'settled: the balance is credited',
  refuse: 'rejected: the order continues as before',
} as const

type Action = keyof typeof OUTCOMES

const words = Object.keys(OUTCOMES).join('|')

const isAction = (text: string): text is Action => Object.hasOwn(OUTCOMES, text)

async function show(run: Run): Promise<void> {
  const answer = await run.call('GET', `${getAdminRefund.path}?id=${idOf(run)}`)
  print(...linesOfRefund(adminRefundSchemas.data.parse(answer)))
}

async function answer(run: Run): Promise<void> {
  const [action = ''] = run.positionals
  if (/^\d+$/.test(action)) return show(run)
  if (!isAction(action)) throw new Failure(`Give an id, or the action first: ${words}.`)
  const reason =
    action === 'refuse' ? needed(run.values, 'reason', 'the shopper sees the reason') : undefined
  const done = await run.call('POST', opsRefund.path, { id: idOf(run, 1), action, reason })
  const { id, amount } = schemas.opsRefund.data.parse(done)
  print(`Refund ${id} of ${dollars(amount)} ${OUTCOMES[action]}.`)
}

export const refundCommands: Record<string, Command> = {
  refund: {
    usage: `[${words}] <id> [--reason "…"]`,
    summary:
      'Prints a refund request, or decides it. With return: agree, wait for the parcel, settle. `refuse` needs a reason.',
    options: { reason: { type: 'string' } },
    run: answer,
  },
}
