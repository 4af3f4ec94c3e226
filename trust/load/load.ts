import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { checkLedger } from '../calls'
import type { SuiteContext, Suite } from '../suite'
import { Memory, residentMb } from './memory'
import {
  type FromGenerator,
  type Group,
  GROUPS,
  type Phase,
  type Summary,
  type Times,
  type ToGenerator,
  type Window,
} from './plan'
import { openShop, type LoadedShop } from './shop'

const READ_MS = 300
const PAYMENT_MS = 800
const LIMIT_MS: Record<Group, number> = {
  page: READ_MS,
  read: READ_MS,
  cart: PAYMENT_MS,
  order: PAYMENT_MS,
  payment: PAYMENT_MS,
}
/** The short form runs beside other processes: it detects hangs, failures and missing recovery. */
const SHORT_PATIENCE = 10
const RATE = 200
const SHORT_RATE = 40
const STORM_TIMES = 10
const WELL_AGAIN_MS = 30_000

export const load: Suite = {
  name: 'load',
  proves:
    'At 200 requests/s for half an hour nothing fails, reads take at most 300 ms and payments 800 ms (p99), and memory stays constant; at ten times that load the shop rejects what it cannot serve, neither hangs nor crashes, and recovers within 30 s.',
  async run(context) {
    const shop = await openShop(context)
    const generator = await openGenerator(shop)
    try {
      const ask = (phase: Omit<Phase, 'seed'>) => perform(context, generator, phase)
      const rate = isLong(context) ? RATE : SHORT_RATE
      await ask({ name: 'warm-up', rate, seconds: context.size(120, 2) })
      const memory = new Memory({ 'the web process': shop.web.pid })
      const steady = { name: 'usual', rate, seconds: context.size(1800, 5) }
      expectSteady(context, steady, await ask(steady))
      memory.stop(context)
      const overload = { name: 'overload', rate: STORM_TIMES * rate, seconds: context.size(300, 3) }
      expectOverload(context, overload, await ask(overload), shop)
      const after = { name: 'after', rate, seconds: isLong(context) ? 60 : 6 }
      expectRecovery(context, await ask(after))
      await checkLedger(context, shop.databaseUrl)
    } finally {
      generator.disconnect()
      await shop.close()
    }
  },
}

const isLong = (context: SuiteContext): boolean => context.extent.form !== 'short'

async function openGenerator({ world }: LoadedShop): Promise<ChildProcess> {
  const generator = fork(inProject('trust', 'load', 'generator.ts'), {
    execPath: projectNode,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  atShutdown(() => void generator.kill())
  tell(generator, { world })
  await answerOf(generator)
  return generator
}

function tell(generator: ChildProcess, message: ToGenerator): void {
  generator.send(message)
}

async function answerOf(generator: ChildProcess): Promise<FromGenerator> {
  const ended = once(generator, 'exit').then(() => {
    throw new Error('the generator ended: see its output above')
  })
  const [message] = (await Promise.race([once(generator, 'message'), ended])) as [FromGenerator]
  return message
}

async function perform(
  context: SuiteContext,
  generator: ChildProcess,
  phase: Omit<Phase, 'seed'>,
): Promise<Summary> {
  context.say(`${phase.name}: ${Math.round(phase.rate)} requests/s for ${phase.seconds} s`)
  tell(generator, { phase: { ...phase, seed: context.seed } })
  const answer = await answerOf(generator)
  if (!('summary' in answer)) throw new Error('the generator reported no result')
  const { summary } = answer
  context.count('requests', summary.asked)
  for (const group of GROUPS) context.say(`${group}: ${wordsOf(summary.groups[group])}`)
  context.say(`sent late: ${wordsOf(summary.lag)}; at most ${summary.mostSockets} sockets`)
  return summary
}

function expectSteady(
  context: SuiteContext,
  { rate, seconds }: Omit<Phase, 'seed'>,
  summary: Summary,
) {
  const { asked, done, groups, unserved } = summary
  // On a busy machine a rejection with a message is not a failure of the shop.
  const isForgiven = !isLong(context) && Object.keys(summary.wrong).length === 0
  const failed = isForgiven ? '' : problemsOf(summary)
  context.count('requests at the normal rate', asked)
  context.expect(
    `at ${rate} requests/s for ${seconds} s no request fails`,
    failed === '' && (isForgiven || (done === asked && unserved === 0)),
    failed || `${done} of ${asked} succeeded, ${(asked / seconds).toFixed(1)}/s`,
  )
  const patience = isLong(context) ? 1 : SHORT_PATIENCE
  for (const group of GROUPS) {
    const limit = LIMIT_MS[group] * patience
    const { count, p99 } = groups[group]
    context.expect(
      `p99 of ${NAMES[group]} is at most ${limit} ms`,
      count > 0 && p99 <= limit,
      wordsOf(groups[group]),
    )
  }
}

const NAMES: Record<Group, string> = {
  page: 'pages',
  read: 'lists, searches and products',
  cart: 'changes of the cart',
  order: 'quotes and new orders',
  payment: 'payment passwords and payments',
}

function expectOverload(
  context: SuiteContext,
  { rate, seconds }: Omit<Phase, 'seed'>,
  summary: Summary,
  { web }: LoadedShop,
): void {
  const { asked, done, refusals, groups, wrong } = summary
  const codes = Object.entries(summary.turnedAway).map(([code, count]) => `${count} with ${code}`)
  context.count('requests under overload', asked)
  context.count('of them answered', done)
  context.count('of them rejected', refusals.count)
  const slowest = GROUPS.map((group) => `${group} ${groups[group].p99}`).join(', ')
  context.expect(
    `at ${Math.round(rate)} requests/s for ${seconds} s each is answered, or rejected at once with Retry-After`,
    Object.keys(wrong).length === 0,
    problemsOf({ ...summary, turnedAway: {}, unserved: 0 }) ||
      `${(done / seconds).toFixed(0)}/s answered (p99 ms: ${slowest}), rejected ${codes.join(', ') || 'none'} (${wordsOf(refusals)})`,
  )
  const mb = residentMb(web.pid)
  context.expect(
    'the web process survives it',
    mb !== null || process.platform !== 'linux',
    mb ? `${Math.round(mb)} MB` : '',
  )
}

/** From the end of the overload to the first window after which all responses are normal. */
function expectRecovery(context: SuiteContext, { windows, wrong }: Summary): void {
  const patience = isLong(context) ? 1 : SHORT_PATIENCE
  const isWell = ({ notDone, p99 }: Window) =>
    notDone === 0 && GROUPS.every((group) => p99[group] <= LIMIT_MS[group] * patience)
  const lastBad = windows.findLastIndex((window) => !isWell(window))
  const wellAt = windows[lastBad + 1]?.fromMs ?? Number.POSITIVE_INFINITY
  context.expect(
    'afterwards all is normal within 30 s',
    wellAt <= WELL_AGAIN_MS && Object.keys(wrong).length === 0,
    `after ${wellAt / 1000} s`,
  )
}

function problemsOf({ turnedAway, wrong, unserved }: Summary): string {
  const all = Object.entries({ ...turnedAway, ...wrong }).map(([what, n]) => `${n} × ${what}`)
  if (unserved > 0) all.push(`${unserved} × no free shopper`)
  return all.slice(0, 8).join(', ')
}

function wordsOf({ count, p50, p95, p99, most }: Times): string {
  return `${count.toLocaleString('en')}, p50 ${p50}, p95 ${p95}, p99 ${p99}, most ${most} ms`
}
