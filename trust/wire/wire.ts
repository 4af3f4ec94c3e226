import type { Stage, Suite } from '../stage'
import { ATTACKS } from './attacks/all'
import { WireGround } from './ground'

/** Copies of a product: enough for distinct share cards, and for a sitemap of some size. */
const COPIES = 3000
const SHOWN = 12

export const wire: Suite = {
  name: 'wire',
  proves:
    'Every request that can be put on the wire is answered by one well-formed response or its connection is closed; none blocks the event loop for 100 ms, costs others an answer, or leaves anything behind.',
  run: perform,
}

async function perform(stage: Stage): Promise<void> {
  const ground = await WireGround.open(stage, COPIES)
  try {
    await runAttacks(stage, ground)
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
