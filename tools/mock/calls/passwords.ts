import { resetPassword, sendCode } from '@/contracts/passwords'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { on } from '../serve'
import type { Shopper, World } from '../world'
import { endSessions, findShopper } from './account'

type Purpose = 'resetpwd' | 'resetPay'

const codeKey = ({ id }: Shopper, purpose: Purpose) => `${id} ${purpose}`

/** Spends a code that was sent; refuses a wrong one. */
export function proveCode(world: World, shopper: Shopper, purpose: Purpose, typed: string): void {
  const key = codeKey(shopper, purpose)
  if (world.codes.get(key) !== typed) throw new InvalidInput({ captcha: 'fields.captchaWrong' })
  world.codes.delete(key)
}

/** Codes are readable at /api/test/messages, and counted upwards, so that tests can name them. */
on(sendCode, ({ world, session }, { body }) => {
  if (body.purpose === 'resetPay' && !session) throw new DomainError('SIGN_IN_NEEDED')
  const shopper = findShopper(world, body.account)
  if (shopper) {
    const code = String(100_000 + world.messages.length)
    const isMail = body.account.includes('@')
    world.codes.set(codeKey(shopper, body.purpose), code)
    world.messages.push({
      kind: isMail ? 'mail' : 'message',
      at: new Date().toISOString(),
      to: isMail ? shopper.email : shopper.mobile,
      subject: isMail ? 'Code' : null,
      text: `Code: ${code}`,
      html: null,
      code,
    })
  }
  return { sent: true as const }
})

on(resetPassword, ({ world, shopper: own }, { body }) => {
  const account = body.type === 'email' ? body.email : body.mobile
  const shopper = body.type ? findShopper(world, account!) : own
  if (!body.type && !own) throw new DomainError('SIGN_IN_NEEDED')
  if (!shopper) throw new InvalidInput({ captcha: 'fields.captchaWrong' })
  if (body.type) proveCode(world, shopper, 'resetpwd', body.captcha!)
  else if (body.oldpassword !== shopper.password)
    throw new InvalidInput({ oldpassword: 'fields.oldWrong' })
  if (body.newpassword === shopper.password)
    throw new InvalidInput({ newpassword: 'fields.sameAsOld' })
  shopper.password = body.newpassword
  endSessions(world, shopper.id)
  return null
})
