import { openTestBackend } from '@/server/testing/backend'
import { expectNothingForged, expectNothingOpened } from './cross-site'
import { invitePeople } from './people'
import {
  expectNobodyServed,
  expectNoOperators,
  expectNothingOfAnother,
  expectOwnerSeesAll,
  expectPicturesKept,
  type Findings,
} from './strangers'

/** Everything about access that needs no web server; walked from the contract, so that a new call is covered by itself. */
export async function walkCalls(findings: Findings): Promise<void> {
  const test = await openTestBackend()
  try {
    const people = await invitePeople(test)
    const ground = { test, people }
    await expectOwnerSeesAll(findings, ground)
    await expectNobodyServed(findings, ground)
    await expectNoOperators(findings, ground)
    await expectPicturesKept(findings, ground)
    await expectNothingForged(findings, ground)
    await expectNothingOpened(findings, ground)
    await expectNothingOfAnother(findings, ground)
  } finally {
    await test.close()
  }
}
