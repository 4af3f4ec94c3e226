import type { SuiteContext } from '../suite'
import { delayDuring } from './attacks/attack'
import { WireTestbed } from './testbed'
import { violationsOf } from './judge'
import { HUNG_MS, MAX_DELAY_MS } from './loop-probe'
import { ALONE_PATIENCE_MS, play } from './play'
import type { Found } from './sender-messages'
import { shownBytes, shrunk } from './shrink'
import { caseOf, type WireCase } from './wire-case'

export const playAlone = (testbed: WireTestbed, seed: number) =>
  play(caseOf(seed, testbed.world), { port: testbed.web.port })

/** The violations of one case that is sent alone. */
async function brokenBy(testbed: WireTestbed, what: WireCase): Promise<string[]> {
  const outcome = await play(what, { port: testbed.web.port }, ALONE_PATIENCE_MS)
  return violationsOf(what, outcome).map((violation) => violation.what)
}

const MAX_GROUPS = 15
const SHOWN_SEEDS = 5
const TRIES = 3
/** A paused machine causes these too: they count if the case reproduces them alone. */
const NEEDS_REPEAT = new Set(['answered 504', 'neither answered nor closed'])

async function breaks(testbed: WireTestbed, one: WireCase, what: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1)
    if ((await brokenBy(testbed, one)).includes(what)) return true
  return false
}

/** One paragraph for each kind of violation: count, seeds, and the smallest bytes that show it. */
export async function reportOf(testbed: WireTestbed, found: Found[]): Promise<string[]> {
  const groups = Map.groupBy(found, ({ what }) => what)
  const told: string[] = []
  for (const [what, all] of [...groups].slice(0, MAX_GROUPS)) {
    const paragraph = await paragraphOf(testbed, what, all)
    if (paragraph) told.push(paragraph)
    else testbed.context.count(`"${what}" that no case reproduces alone`, all.length)
  }
  return told
}

async function paragraphOf(
  testbed: WireTestbed,
  what: string,
  all: Found[],
): Promise<string | null> {
  const isLoop = ['hang', 'delay'].includes(all[0]!.kind)
  const shown = all.slice(0, SHOWN_SEEDS)
  let repeated: Found | undefined = isLoop ? all[0] : undefined
  for (const one of shown)
    if (!repeated && (await breaks(testbed, caseOf(one.seed, testbed.world), what))) repeated = one
  if (!repeated && NEEDS_REPEAT.has(what)) return null
  const first = repeated ?? all[0]!
  const original = caseOf(first.seed, testbed.world)
  const smaller =
    isLoop || !repeated
      ? original
      : await shrunk(original, async (one) => (await brokenBy(testbed, one)).includes(what))
  const seeds = [first, ...shown.filter((one) => one !== first)].map(({ seed }) => seed)
  return [
    `${all.length} × ${what} (${first.kind}; ${first.detail})`,
    `  --only ${seeds.join(', ')}${repeated ? '' : ' (not when sent alone)'}`,
    `  ${shownBytes(smaller.bytes)}`,
  ].join('\n')
}

/** Sends one case alone, for `npm run trust -- wire --only SEED`. */
export async function replayCase(context: SuiteContext, copies: number): Promise<void> {
  const testbed = await WireTestbed.open(context, copies)
  try {
    const what = caseOf(context.seed, testbed.world)
    context.say(`${what.kind}, ${what.expected.length} requests, end: ${what.end}`)
    context.say(shownBytes(what.bytes))
    let broken: string[] = []
    const { peakMs, isHung } = await delayDuring(testbed, async () => {
      const outcome = await play(what, { port: testbed.web.port })
      for (const { status, headers } of outcome.responses)
        context.say(`${status} ${JSON.stringify(headers).slice(0, 400)}`)
      broken = violationsOf(what, outcome).map((one) => `${one.what}: ${one.detail}`)
    })
    const delay = isHung ? HUNG_MS : peakMs
    context.expect('the case has no violation', broken.length === 0, broken.join('\n'))
    context.expect(
      `the event loop is blocked for less than ${MAX_DELAY_MS} ms`,
      delay <= MAX_DELAY_MS,
      `${delay} ms`,
    )
  } finally {
    await testbed.close()
  }
}
