import { opsExtract, opsRecharge } from '@/contracts/operators'
import { schemasOf } from '@/contracts/schemas/all'
import { Failure } from '../bootstrap/failure.mjs'
import { type Command, dollars, idOf, needed, type Run } from './command'
import { print } from './terminal'

interface Audit {
  name: string
  endpoint: typeof opsRecharge | typeof opsExtract
}

/** What waits for an auditor, by the word that comes before the id; without a word it is a top-up. */
const AUDITS: Record<string, Audit> = {
  topup: { name: 'Top-up', endpoint: opsRecharge },
  withdrawal: { name: 'Withdrawal', endpoint: opsExtract },
}

const words = Object.keys(AUDITS).join('|')

async function settle(run: Run, action: 'pass' | 'refuse', given: object): Promise<void> {
  const [first = ''] = run.positionals
  const isNamed = /^[a-z]/i.test(first)
  const audit = AUDITS[isNamed ? first.toLowerCase() : 'topup']
  if (!audit) throw new Failure(`There is nothing to audit called "${first}": say ${words}.`)
  const answer = await run.call('POST', audit.endpoint.path, {
    id: idOf(run, isNamed ? 1 : 0),
    action,
    ...given,
  })
  const { id, amount } = schemasOf(audit.endpoint).data.parse(answer)
  const outcome = action === 'pass' ? 'passed' : 'refused'
  print(`${audit.name} ${id} of ${dollars(amount)} ${outcome}.`)
}

export const auditCommands: Record<string, Command> = {
  pass: {
    usage: `[${words}] <id> [--txid <number>]`,
    summary:
      'Passes what waits for an auditor: the money moves at once. A deposit on chain needs its number.',
    options: { txid: { type: 'string' } },
    run: (run) => settle(run, 'pass', run.values.txid ? { txid: run.values.txid } : {}),
  },
  refuse: {
    usage: `[${words}] <id> --reason "…"`,
    summary: 'Refuses it; the shopper reads the reason.',
    options: { reason: { type: 'string' } },
    run: (run) =>
      settle(run, 'refuse', { reason: needed(run.values, 'reason', 'the shopper reads why') }),
  },
}
