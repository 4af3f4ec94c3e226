import { CODE } from '@/contracts/codes'
import { opsExtract, opsRecharge } from '@/contracts/operators'
import { schemasOf } from '@/contracts/schemas/all'
import { codeOf, Failure } from '../bootstrap/failure.mjs'
import { type Command, dollars, idOf, needed, type Run } from './command'
import { print } from './terminal'

interface Audit {
  name: string
  endpoint: typeof opsRecharge | typeof opsExtract
}

/** What operators audit, by the word before the id; top-ups without a word. */
const AUDITS: Record<string, Audit> = {
  topup: { name: 'Top-up', endpoint: opsRecharge },
  withdrawal: { name: 'Withdrawal', endpoint: opsExtract },
}

const words = Object.keys(AUDITS).join('|')

async function settle(run: Run, action: 'pass' | 'refuse', given: object): Promise<void> {
  const [first = ''] = run.positionals
  const isNamed = /^[a-z]/i.test(first)
  const audit = AUDITS[isNamed ? first.toLowerCase() : 'topup']
  if (!audit) throw new Failure(`Unknown audit "${first}": use ${words}.`)
  const asked = idOf(run, isNamed ? 1 : 0)
  const answer = await run
    .call('POST', audit.endpoint.path, { id: asked, action, ...given })
    .catch((error: unknown) => {
      if (codeOf(error) !== String(CODE.notFound)) throw error
      throw new Failure(`There is no ${audit.name.toLowerCase()} ${asked}.`)
    })
  const { id, amount } = schemasOf(audit.endpoint).data.parse(answer)
  const outcome = action === 'pass' ? 'passed' : 'refused'
  print(`${audit.name} ${id} of ${dollars(amount)} ${outcome}.`)
}

export const auditCommands: Record<string, Command> = {
  pass: {
    usage: `[${words}] <id> [--txid <number>]`,
    summary:
      'Approves a request; the transfer is immediate. A deposit on chain needs its transaction id.',
    options: { txid: { type: 'string' } },
    run: (run) => settle(run, 'pass', run.values.txid ? { txid: run.values.txid } : {}),
  },
  refuse: {
    usage: `[${words}] <id> --reason "…"`,
    summary: 'Rejects a request; the shopper sees the reason.',
    options: { reason: { type: 'string' } },
    run: (run) =>
      settle(run, 'refuse', {
        reason: needed(run.values, 'reason', 'the shopper sees the reason'),
      }),
  },
}
