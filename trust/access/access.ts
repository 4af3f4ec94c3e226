import { openTestBackend } from '@/server/testing/backend'
import { startTestServer } from '../../tools/test/test-server.ts'
import type { Stage, Suite } from '../stage'
import { expectNothingForged, expectNothingOpened } from './cross-site'
import { walkPages } from './pages'
import { invitePeople } from './people'
import {
  expectNobodyServed,
  expectNoOperators,
  expectNothingOfAnother,
  expectOwnerSeesAll,
  expectPicturesKept,
} from './strangers'

/** Generated from the contract and the route table, so that new calls and pages are tested automatically. */
export const access: Suite = {
  name: 'access',
  proves:
    'No call serves a client without permission, reveals or changes data of another shopper, or can be sent by another site; no header and no URL spelling opens a private page.',
  run: perform,
}

/** The short form leaves the pages to e2e/access.spec.ts, which has a running server. */
async function perform(stage: Stage): Promise<void> {
  await walkCalls(stage)
  if (stage.extent.form === 'short') return
  const { SAMPAN_URL = '' } = await startTestServer(stage.ground.cluster())
  await walkPages(stage, SAMPAN_URL, 'all')
}

async function walkCalls(stage: Stage): Promise<void> {
  const test = await openTestBackend({ areTriesRelaxed: true })
  try {
    const ground = { test, people: await invitePeople(test) }
    await expectOwnerSeesAll(stage, ground)
    await expectNobodyServed(stage, ground)
    await expectNoOperators(stage, ground)
    await expectPicturesKept(stage, ground)
    await expectNothingForged(stage, ground)
    await expectNothingOpened(stage, ground)
    await expectNothingOfAnother(stage, ground)
  } finally {
    await test.close()
  }
}
