import type { z } from 'zod'
import type { addTestFault } from '@/contracts/schemas/test-control'
import { InvalidTestInput } from '@/server/domain/domain-error'
import { NO_SHOPPER } from '@/server/domain/test-control'
import type { Visit } from '@/server/http/context'
import type { Faults } from '@/server/http/faults'
import * as users from '@/server/repositories/users'

type Input = z.output<(typeof addTestFault)['body']>

/** A fault for a shopper who does not exist would never be met. */
export async function add({ db }: Visit, faults: Faults, input: Input) {
  const { shopper_id: shopperId } = input
  if (shopperId !== undefined && !(await users.find(db, shopperId)))
    throw new InvalidTestInput({ shopper_id: NO_SHOPPER })
  return faults.add(input)
}
