import { randomInt } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'

/** Seconds that the clocks of phone and server may differ: one time step. */
const TOLERANCE_S = 30
const RECOVERY_CODES = 10
/** Without 0, 1, i, l and o, which are confused in print. 31 characters: ten of them are 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

export const newTotpSecret = (): string => generateSecret()

export const totpUri = (issuer: string, email: string, secret: string): string =>
  generateURI({ issuer, label: email, secret })

/**
 * The time step of a valid code (RFC 6238: six digits, 30 seconds), to be stored; null for a wrong one. Codes of
 * `lastStep` and earlier steps are wrong, so that a code which was read by somebody else is valid once.
 */
export function totpStepOf(secret: string, code: string, lastStep: number): number | null {
  const result = verifySync({
    secret,
    token: code,
    epochTolerance: TOLERANCE_S,
    afterTimeStep: lastStep,
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** Ten codes such as `k3t9x-7mwqp`. */
export function newRecoveryCodes(): string[] {
  const half = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`)
}

export const isRecoveryCode = (code: string): boolean => code.includes('-')
