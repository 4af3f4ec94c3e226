import { generateSync } from 'otplib'
import { isRecoveryCode, newRecoveryCodes, newTotpSecret, totpStepOf, totpUri } from './totp'

/** The secret and a code of RFC 6238, appendix B: 59 s after the epoch, of its eight digits the last six. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

const at = (second: number) => jest.useFakeTimers().setSystemTime(second * 1000)
afterEach(() => jest.useRealTimers())

test('accepts the code of the standard', () => {
  at(59)
  expect(totpStepOf(RFC_SECRET, '287082', 0)).toBe(1)
})

test.each([
  [-1, true],
  [0, true],
  [1, true],
  [-2, false],
  [2, false],
])('a code of %i time steps away is accepted: %s', (steps, isAccepted) => {
  const secret = newTotpSecret()
  const now = 1_800_000_015
  at(now + steps * 30)
  const code = generateSync({ secret })
  at(now)
  expect(totpStepOf(secret, code, 0) !== null).toBe(isAccepted)
})

test('a code is valid once, and so are the earlier ones', () => {
  const secret = newTotpSecret()
  at(1_800_000_000)
  const code = generateSync({ secret })
  const step = totpStepOf(secret, code, 0)!
  expect(totpStepOf(secret, code, step)).toBeNull()
  expect(totpStepOf(secret, code, step - 1)).toBe(step)
})

test('the address for a QR code names issuer, account and secret', () => {
  expect(decodeURIComponent(totpUri('Sampan', 'ann@example.com', RFC_SECRET))).toMatch(
    /^otpauth:\/\/totp\/Sampan:ann@example\.com\?.*secret=GEZDGNBVGY3TQOJQ.*issuer=Sampan/,
  )
})

test('recovery codes differ and are told from codes of the app', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
  expect([isRecoveryCode(codes[0]!), isRecoveryCode('123456')]).toEqual([true, false])
})
