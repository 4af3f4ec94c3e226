import type { Stage, Suite } from '../stage'
import { ATTACKS } from './attacks/all'
import { repeatableDelays, StormRun } from './generated'
import { WireGround } from './ground'
import { standingOf } from './open-files'
import { replayCase, reportOf } from './replay'
import { expectNothingLeft, ownLoopDelayMs } from './standing'

/** Copies of a product: enough for distinct share cards, and for a large sitemap. */
const COPIES = 3000
const REQUESTS = 200_000
const SHORT_REQUESTS = 3000
const SHOWN = 12

export const wire: Suite = {
  name: 'wire',
  proves:
    'Every request on the wire gets one well-formed response or its connection is closed; none blocks the event loop for 100 ms, fails other requests, or leaks resources.',
  run: perform,
  replay: (stage) => replayCase(stage, COPIES),
}

async function perform(stage: Stage): Promise<void> {
  const ground = await WireGround.open(stage, COPIES)
  try {
    await runAttacks(stage, ground)
    await runGenerated(stage, ground)
    const unhandled = ground.storefront.unhandledErrors()
    stage.expect(
      'the server logs no unhandled error',
      unhandled.length === 0,
      unhandled.length > 0 ? `${unhandled.length} ×, first: ${unhandled[0]}` : '',
    )
  } finally {
    await ground.close()
  }
}

async function runAttacks(stage: Stage, ground: WireGround): Promise<void> {
  for (const { name, run } of ATTACKS) {
    const began = performance.now()
    const wrong = await run(ground).catch((error: unknown) => [String(error)])
    stage.count('named attacks')
    if ((await ground.recover()) === 'restarted') wrong.push('the server had to be restarted')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const more = wrong.length > SHOWN ? `\n… and ${wrong.length - SHOWN} more` : ''
    const detail =
      wrong.length > 0 ? `\n${wrong.slice(0, SHOWN).join('\n')}${more}` : `${seconds} s`
    stage.expect(`withstands ${name}`, wrong.length === 0, detail)
    await ground.settle()
  }
}

async function runGenerated(stage: Stage, ground: WireGround): Promise<void> {
  // Requests everything once to fill the caches, so that they do not count as leaks.
  await new StormRun(ground).run(stage.size(10_000, 500))
  await ground.settle()
  const before = standingOf(ground.web.pid)
  await ownLoopDelayMs(ground)
  const storm = await new StormRun(ground).run(stage.size(REQUESTS, SHORT_REQUESTS))
  const own = await ownLoopDelayMs(ground)
  if (own !== undefined) stage.peak('ms of delay measured by the server itself', own)
  await ground.recover()
  if (storm.hangs === 0) await expectNothingLeft(ground, before)
  const delays = await repeatableDelays(ground, storm)
  const found = [...storm.found, ...delays]
  const isDelay = ({ kind }: { kind: string }) => kind === 'delay' || kind === 'hang'
  const slow = await reportOf(ground, found.filter(isDelay))
  const wrong = await reportOf(
    ground,
    found.filter((one) => !isDelay(one)),
  )
  stage.expect(
    'every generated request gets one well-formed response, or its connection is closed',
    wrong.length === 0,
    wrong.length > 0
      ? `\n${wrong.join('\n')}`
      : `${storm.requests} requests on ${storm.sent} connections`,
  )
  stage.expect(
    'no generated request blocks the event loop for 100 ms',
    slow.length === 0,
    slow.length > 0
      ? `\n${slow.join('\n')}`
      : `${storm.delays.length} delays that no case reproduces alone`,
  )
}
