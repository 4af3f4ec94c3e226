import type { SuiteContext, Suite } from '../suite'
import { ATTACKS } from './attacks/all'
import { repeatableDelays, StormRun } from './generated'
import { WireTestbed } from './testbed'
import { resourceUsageOf } from './open-files'
import { replayCase, reportOf } from './replay'
import { expectNoLeaks, ownLoopDelayMs } from './leaks'

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
  replay: (context) => replayCase(context, COPIES),
}

async function perform(context: SuiteContext): Promise<void> {
  const testbed = await WireTestbed.open(context, COPIES)
  try {
    await runAttacks(context, testbed)
    await runGenerated(context, testbed)
    const unhandled = testbed.storefront.unhandledErrors()
    context.expect(
      'the server logs no unhandled error',
      unhandled.length === 0,
      unhandled.length > 0 ? `${unhandled.length} ×, first: ${unhandled[0]}` : '',
    )
  } finally {
    await testbed.close()
  }
}

async function runAttacks(context: SuiteContext, testbed: WireTestbed): Promise<void> {
  for (const { name, run } of ATTACKS) {
    const began = performance.now()
    const wrong = await run(testbed).catch((error: unknown) => [String(error)])
    context.count('named attacks')
    if ((await testbed.recover()) === 'restarted') wrong.push('the server had to be restarted')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const more = wrong.length > SHOWN ? `\n… and ${wrong.length - SHOWN} more` : ''
    const detail =
      wrong.length > 0 ? `\n${wrong.slice(0, SHOWN).join('\n')}${more}` : `${seconds} s`
    context.expect(`withstands ${name}`, wrong.length === 0, detail)
    await testbed.settle()
  }
}

async function runGenerated(context: SuiteContext, testbed: WireTestbed): Promise<void> {
  // Requests everything once to fill the caches, so that they do not count as leaks.
  await new StormRun(testbed).run(context.size(10_000, 500))
  await testbed.settle()
  const before = resourceUsageOf(testbed.web.pid)
  await ownLoopDelayMs(testbed)
  const storm = await new StormRun(testbed).run(context.size(REQUESTS, SHORT_REQUESTS))
  const own = await ownLoopDelayMs(testbed)
  if (own !== undefined) context.peak('ms of delay measured by the server itself', own)
  await testbed.recover()
  if (storm.hangs === 0) await expectNoLeaks(testbed, before)
  const delays = await repeatableDelays(testbed, storm)
  const found = [...storm.found, ...delays]
  const isDelay = ({ kind }: { kind: string }) => kind === 'delay' || kind === 'hang'
  const slow = await reportOf(testbed, found.filter(isDelay))
  const wrong = await reportOf(
    testbed,
    found.filter((one) => !isDelay(one)),
  )
  context.expect(
    'every generated request gets one well-formed response, or its connection is closed',
    wrong.length === 0,
    wrong.length > 0
      ? `\n${wrong.join('\n')}`
      : `${storm.requests} requests on ${storm.sent} connections`,
  )
  context.expect(
    'no generated request blocks the event loop for 100 ms',
    slow.length === 0,
    slow.length > 0
      ? `\n${slow.join('\n')}`
      : `${storm.delays.length} delays that no case reproduces alone`,
  )
}
