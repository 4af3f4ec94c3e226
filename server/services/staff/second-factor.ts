import type { Transaction } from '@/server/db/connection'
import { digestOf } from '@/server/domain/digest'
import { openText, sealText } from '@/server/domain/sealed-text'
import { isRecoveryCode, newRecoveryCodes, newTotpSecret, totpStepOf } from '@/server/domain/totp'
import type { Services, Visit } from '@/server/http/context'
import * as staff from '@/server/repositories/staff'

type Keys = Pick<Services['config'], 'keyFor'>

const ownerOf = (staffId: number) => `staff ${staffId}`

export const newSealedSecret = (keys: Keys, staffId: number): Buffer =>
  sealText(keys.keyFor('staff-totp'), ownerOf(staffId), newTotpSecret())

export function secretOf(keys: Keys, { id, totpSecret }: staff.StaffRow): string {
  if (!totpSecret) throw new Error(`staff ${id} has no secret`)
  return openText(keys.keyFor('staff-totp'), ownerOf(id), totpSecret)
}

const triesOf = (staffId: number | undefined) => (staffId ? ownerOf(staffId) : 'nobody')

/**
 * Counts a try before its code is verified; false when codes of the app were tried too often. Recovery codes are too
 * long to be guessed and stay valid, so that a thief of the password does not lock the member out.
 */
export async function countTry(
  { tries }: Pick<Visit, 'tries'>,
  staffId: number | undefined,
  code: string,
): Promise<boolean> {
  const isAllowed = await tries.tryTake('staffCode', triesOf(staffId))
  return isAllowed || isRecoveryCode(code)
}

/** A right code does not count. */
export const returnTry = ({ tries }: Pick<Visit, 'tries'>, staffId: number) =>
  tries.undo('staffCode', triesOf(staffId))

/** A new app has a new secret. */
export const forgetTries = ({ tries }: Pick<Visit, 'tries'>, staffId: number) =>
  tries.forgive('staffCode', triesOf(staffId))

/** Uses up a code of the app or a recovery code; false for a wrong or used one. */
export async function spendCode(
  tx: Transaction,
  keys: Keys,
  member: staff.StaffRow,
  code: string,
): Promise<boolean> {
  if (isRecoveryCode(code)) return staff.spendRecoveryCode(tx, member.id, digestOf(code))
  const step = totpStepOf(secretOf(keys, member), code, member.totpStep)
  return step !== null && staff.spendTotpStep(tx, member.id, step)
}

/** Replaces the recovery codes. The result is shown once; only digests are stored. */
export async function createRecoveryCodes(tx: Transaction, staffId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await staff.setRecoveryCodes(
    tx,
    staffId,
    codes.map((code) => digestOf(code)),
  )
  return codes
}
