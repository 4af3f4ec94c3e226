import type { Stage } from '../stage'
import { delayDuring } from './attacks/attack'
import { WireGround } from './ground'
import { violationsOf } from './judge'
import { HUNG_MS, MOST_DELAY_MS } from './loop-probe'
import { play } from './play'
import type { Found } from './sender-messages'
import { shownBytes, shrunk } from './shrink'
import { caseOf, type WireCase } from './wire-case'

export const playAlone = (ground: WireGround, seed: number) =>
  play(caseOf(seed, ground.world), { port: ground.web.port })

/** What one case breaks when it is sent alone. */
async function brokenBy(ground: WireGround, what: WireCase): Promise<string[]> {
  const outcome = await play(what, { port: ground.web.port })
  return violationsOf(what, outcome).map((violation) => violation.what)
}

const MOST_GROUPS = 15

/** One paragraph for each kind of violation: how often, which seeds, and the smallest bytes that show it. */
export async function reportOf(ground: WireGround, found: Found[]): Promise<string[]> {
  const groups = Map.groupBy(found, ({ what }) => what)
  const told: string[] = []
  for (const [what, all] of [...groups].slice(0, MOST_GROUPS)) {
    const [first] = all
    const original = caseOf(first!.seed, ground.world)
    const isLoop = ['hang', 'delay'].includes(first!.kind)
    const smaller = isLoop
      ? original
      : await shrunk(original, async (one) => (await brokenBy(ground, one)).includes(what))
    const isRepeated = isLoop || (await brokenBy(ground, smaller)).includes(what)
    const seeds = all.slice(0, 3).map(({ seed }) => seed)
    told.push(
      [
        `${all.length} × ${what} (${first!.kind}; ${first!.detail})`,
        `  --only ${seeds.join(', ')}${isRepeated ? '' : ' (not when sent alone)'}`,
        `  ${shownBytes(smaller.bytes)}`,
      ].join('\n'),
    )
  }
  return told
}

/** One case alone, as `npm run trust -- wire --only SEED` sends it. */
export async function replayCase(stage: Stage, copies: number): Promise<void> {
  const ground = await WireGround.open(stage, copies)
  try {
    const what = caseOf(stage.seed, ground.world)
    stage.say(`${what.kind}, ${what.expected.length} requests, end: ${what.end}`)
    stage.say(shownBytes(what.bytes))
    let broken: string[] = []
    const { peakMs, isHung } = await delayDuring(ground, async () => {
      const outcome = await play(what, { port: ground.web.port })
      for (const { status, headers } of outcome.responses)
        stage.say(`${status} ${JSON.stringify(headers).slice(0, 400)}`)
      broken = violationsOf(what, outcome).map((one) => `${one.what}: ${one.detail}`)
    })
    const delay = isHung ? HUNG_MS : peakMs
    stage.expect('the case breaks nothing', broken.length === 0, broken.join('\n'))
    stage.expect(
      `the event loop turns within ${MOST_DELAY_MS} ms`,
      delay <= MOST_DELAY_MS,
      `${delay} ms`,
    )
  } finally {
    await ground.close()
  }
}
