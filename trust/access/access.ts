import { openTestBackend } from '@/server/testing/backend'
import { startTestServer } from '../../tools/test/test-server.ts'
import type { SuiteContext, Suite } from '../suite'
import { expectNothingForged, expectNothingOpened } from './cross-site'
import { walkPages } from './pages'
import { createAccounts } from './accounts'
import {
  expectNobodyServed,
  expectNoOperators,
  expectNoStaff,
  expectNoForeignRecords,
  expectOwnerSeesAll,
  expectPicturesKept,
} from './unauthorised'

/** Generated from the contract and the route table, so that new calls and pages are tested automatically. */
export const access: Suite = {
  name: 'access',
  proves:
    'No call serves a client without permission, reveals or changes data of another shopper, or can be sent by another site; no header and no URL spelling opens a private page.',
  run: perform,
}

/** The short form leaves the pages to e2e/access.spec.ts, which has a running server. */
async function perform(context: SuiteContext): Promise<void> {
  await walkCalls(context)
  if (context.extent.form === 'short') return
  const { SAMPAN_URL = '' } = await startTestServer(context.testbed.cluster())
  await walkPages(context, SAMPAN_URL, 'all')
}

async function walkCalls(context: SuiteContext): Promise<void> {
  const test = await openTestBackend({ areTriesRelaxed: true })
  try {
    const testbed = { test, accounts: await createAccounts(test) }
    await expectOwnerSeesAll(context, testbed)
    await expectNobodyServed(context, testbed)
    await expectNoStaff(context, testbed)
    await expectNoOperators(context, testbed)
    await expectPicturesKept(context, testbed)
    await expectNothingForged(context, testbed)
    await expectNothingOpened(context, testbed)
    await expectNoForeignRecords(context, testbed)
  } finally {
    await test.close()
  }
}
