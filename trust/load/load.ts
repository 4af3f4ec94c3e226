import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { inProject, projectNode } from '../../cli/bootstrap/project.mjs'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { closeBooks } from '../calls'
import type { Stage, Suite } from '../stage'
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
  async run(stage) {
    const shop = await openShop(stage)
    const generator = await openGenerator(shop)
    try {
      const ask = (phase: Omit<Phase, 'seed'>) => perform(stage, generator, phase)
      const rate = isLong(stage) ? RATE : SHORT_RATE
      await ask({ name: 'warm-up', rate, seconds: stage.size(120, 2) })
      const memory = new Memory({ 'the web process': shop.web.pid })
      const steady = { name: 'usual', rate, seconds: stage.size(1800, 5) }
      expectSteady(stage, steady, await ask(steady))
      memory.stop(stage)
      const storm = { name: 'storm', rate: STORM_TIMES * rate, seconds: stage.size(300, 3) }
      expectStorm(stage, storm, await ask(storm), shop)
      const after = { name: 'after', rate, seconds: isLong(stage) ? 60 : 6 }
      expectWellAgain(stage, await ask(after))
      await closeBooks(stage, shop.databaseUrl)
    } finally {
      generator.disconnect()
      await shop.close()
    }
  },
}

const isLong = (stage: Stage): boolean => stage.extent.form !== 'short'

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
  stage: Stage,
  generator: ChildProcess,
  phase: Omit<Phase, 'seed'>,
): Promise<Summary> {
  stage.say(`${phase.name}: ${Math.round(phase.rate)} requests/s for ${phase.seconds} s`)
  tell(generator, { phase: { ...phase, seed: stage.seed } })
  const answer = await answerOf(generator)
  if (!('summary' in answer)) throw new Error('the generator reported no result')
  const { summary } = answer
  stage.count('requests', summary.asked)
  for (const group of GROUPS) stage.say(`${group}: ${wordsOf(summary.groups[group])}`)
  stage.say(`sent late: ${wordsOf(summary.lag)}; at most ${summary.mostSockets} sockets`)
  return summary
}

function expectSteady(stage: Stage, { rate, seconds }: Omit<Phase, 'seed'>, summary: Summary) {
  const { asked, done, groups, unserved } = summary
  // On a busy machine a rejection with a message is not a failure of the shop.
  const isForgiven = !isLong(stage) && Object.keys(summary.wrong).length === 0
  const failed = isForgiven ? '' : problemsOf(summary)
  stage.count('requests at the normal rate', asked)
  stage.expect(
    `at ${rate} requests/s for ${seconds} s no request fails`,
    failed === '' && (isForgiven || (done === asked && unserved === 0)),
    failed || `${done} of ${asked} succeeded, ${(asked / seconds).toFixed(1)}/s`,
  )
  const patience = isLong(stage) ? 1 : SHORT_PATIENCE
  for (const group of GROUPS) {
    const limit = LIMIT_MS[group] * patience
    const { count, p99 } = groups[group]
    stage.expect(
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

function expectStorm(
  stage: Stage,
  { rate, seconds }: Omit<Phase, 'seed'>,
  summary: Summary,
  { web }: LoadedShop,
): void {
  const { asked, done, refusals, groups, wrong } = summary
  const codes = Object.entries(summary.turnedAway).map(([code, count]) => `${count} with ${code}`)
  stage.count('requests under overload', asked)
  stage.count('of them answered', done)
  stage.count('of them rejected', refusals.count)
  const slowest = GROUPS.map((group) => `${group} ${groups[group].p99}`).join(', ')
  stage.expect(
    `at ${Math.round(rate)} requests/s for ${seconds} s each is answered, or rejected at once with Retry-After`,
    Object.keys(wrong).length === 0,
    problemsOf({ ...summary, turnedAway: {}, unserved: 0 }) ||
      `${(done / seconds).toFixed(0)}/s answered (p99 ms: ${slowest}), rejected ${codes.join(', ') || 'none'} (${wordsOf(refusals)})`,
  )
  const mb = residentMb(web.pid)
  stage.expect(
    'the web process survives it',
    mb !== null || process.platform !== 'linux',
    mb ? `${Math.round(mb)} MB` : '',
  )
}

/** From the end of the overload to the first window after which all responses are normal. */
function expectWellAgain(stage: Stage, { windows, wrong }: Summary): void {
  const patience = isLong(stage) ? 1 : SHORT_PATIENCE
  const isWell = ({ notDone, p99 }: Window) =>
    notDone === 0 && GROUPS.every((group) => p99[group] <= LIMIT_MS[group] * patience)
  const lastBad = windows.findLastIndex((window) => !isWell(window))
  const wellAt = windows[lastBad + 1]?.fromMs ?? Number.POSITIVE_INFINITY
  stage.expect(
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
