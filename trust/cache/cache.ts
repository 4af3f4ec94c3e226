import type { Stage, Suite } from '../stage'
import { CanaryHunt } from './canaries'
import {
  attackFreshPages,
  attackPages,
  attackWhileRendering,
  compareCache,
  comparePages,
} from './differential'
import { CacheGround } from './ground'
import { publicPages, WITHDRAWN } from './pages'
import { VARIANTS } from './variants'

const SHOWN = 15

export const cache: Suite = {
  name: 'cache',
  proves:
    'No cookie, header, query, method or timing changes what others are shown: after every variant the public pages are byte for byte those of a clean server, also through a shared cache, each page has the policy of its own scripts, and no private data is shown to anybody else.',
  run: perform,
}

async function perform(stage: Stage): Promise<void> {
  const ground = await CacheGround.open(stage)
  const pages = publicPages(stage)
  try {
    const untouched = await comparePages(ground, pages)
    expectNone(stage, 'two servers without visitors respond byte for byte alike', untouched)
    expectNone(
      stage,
      'no variant that is the first request of a page changes what others see of it',
      await attackFreshPages(ground),
    )
    await attackPages(ground, pages)
    stage.say(`${VARIANTS.length} variants of each page`)
    expectNone(
      stage,
      'after every variant each page is that of a clean server',
      await comparePages(ground, pages),
    )
    await attackWhileRendering(ground, pages)
    expectNone(
      stage,
      'after changes of prices under attack each page is that of a clean server',
      await comparePages(ground, pages),
    )
    await ground.putOnSale(WITHDRAWN)
    expectNone(
      stage,
      'a shared cache serves what a clean server answers',
      await compareCache(ground, pages),
    )
    const hunt = new CanaryHunt(ground)
    await hunt.run()
    expectNone(stage, 'no visitor is shown a value of another one', hunt.leaks)
    const problems = [...ground.problems].map(
      ([problem, { count, example }]) => `${count} × ${problem}\n  ${example}`,
    )
    expectNone(stage, 'each response follows the rules of caching and of its policy', problems)
  } finally {
    await ground.close()
  }
}

/** The same problem on many pages is shown once, with the first pages as examples. */
function expectNone(stage: Stage, what: string, wrong: string[]): void {
  const different = [...new Set(wrong)]
  const more = different.length > SHOWN ? `\n… and ${different.length - SHOWN} more` : ''
  const detail = `\n${different.slice(0, SHOWN).join('\n')}${more}`
  stage.expect(what, wrong.length === 0, wrong.length > 0 ? `${wrong.length}${detail}` : '')
}
