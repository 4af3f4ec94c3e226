import type { SuiteContext, Suite } from '../suite'
import { CanaryHunt } from './canaries'
import {
  attackFreshPages,
  attackPages,
  attackWhileRendering,
  compareCache,
  comparePages,
} from './differential'
import { CacheTestbed } from './testbed'
import { publicPages, WITHDRAWN } from './pages'
import { VARIANTS } from './variants'

const SHOWN = 15

export const cache: Suite = {
  name: 'cache',
  proves:
    'No cookie, header, query, method or timing changes what others are shown: after every variant the markup and the texts of public pages are those of a clean server, also through a shared cache, each page has the policy of its own scripts, and no private data is shown to anybody else.',
  run: perform,
}

async function perform(context: SuiteContext): Promise<void> {
  const testbed = await CacheTestbed.open(context)
  const pages = publicPages(context)
  try {
    const untouched = await comparePages(testbed, pages)
    expectNone(context, 'two servers without visitors respond alike', untouched)
    expectNone(
      context,
      'no variant that is the first request of a page changes what others see of it',
      await attackFreshPages(testbed),
    )
    await attackPages(testbed, pages)
    context.say(`${VARIANTS.length} variants of each page`)
    expectNone(
      context,
      'after every variant each page is that of a clean server',
      await comparePages(testbed, pages),
    )
    await attackWhileRendering(testbed, pages)
    expectNone(
      context,
      'after changes of prices under attack each page is that of a clean server',
      await comparePages(testbed, pages),
    )
    await testbed.putOnSale(WITHDRAWN)
    expectNone(
      context,
      'a shared cache serves what a clean server answers',
      await compareCache(testbed, pages),
    )
    const hunt = new CanaryHunt(testbed)
    await hunt.run()
    expectNone(context, 'no visitor is shown a value of another one', hunt.leaks)
    const problems = [...testbed.problems].map(
      ([problem, { count, example }]) => `${count} × ${problem}\n  ${example}`,
    )
    expectNone(context, 'each response follows the rules of caching and of its policy', problems)
  } finally {
    await testbed.close()
  }
}

/** The same problem on many pages is shown once, with the first pages as examples. */
function expectNone(context: SuiteContext, what: string, wrong: string[]): void {
  const different = [...new Set(wrong)]
  const more = different.length > SHOWN ? `\n… and ${different.length - SHOWN} more` : ''
  const detail = `\n${different.slice(0, SHOWN).join('\n')}${more}`
  context.expect(what, wrong.length === 0, wrong.length > 0 ? `${wrong.length}${detail}` : '')
}
