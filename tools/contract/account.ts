import { randomUUID } from 'node:crypto'
import {
  getUserInfo,
  languageList,
  login,
  logout,
  register,
  resetPay,
  saveProfile,
  setLanguage,
} from '@/contracts/account'
import {
  deleteAddress,
  getAddress,
  listAddresses,
  saveAddress,
  setDefaultAddress,
} from '@/contracts/addresses'
import { ENDPOINTS } from '@/contracts/all'
import { listNotices, readNotices } from '@/contracts/notices'
import { resetPassword, sendCode } from '@/contracts/passwords'
import { listSessions, revokeSession } from '@/contracts/sessions'
import type { Probe } from './probe'

export const PAY_CODE = '135790'

export interface Person {
  token: string
  email: string
  password: string
}

export async function openAccount(probe: Probe): Promise<Person> {
  const email = `contract-${randomUUID()}@example.com`
  const password = 'secret-1'
  const mobile = `+668${String(Date.now()).slice(-8)}`
  const names = { family_name: 'Test', given_name: 'Contract' }
  const body = { ...names, email, mobile, password }
  await probe.refused(register, 'a short password', { ...body, password: '12345' }, { code: 422 })
  await probe.refused(register, 'a field of its own', { ...body, role: 'admin' }, { code: 422 })
  const { userinfo } = await probe.ask(register, body)
  probe.expect(register, 'data.userinfo.email', userinfo.email === email, 'is another')
  await probe.refused(register, 'the same e-mail again', body, { code: 409 })
  await probe.refused(
    login,
    'a wrong password',
    { account: email, password: 'wrong-1' },
    { code: 0 },
  )
  const again = await probe.ask(login, { account: email, password })
  const { token } = again.userinfo
  probe.expect(login, 'data.userinfo.token', token !== userinfo.token, 'is that of another session')
  return { token, email, password }
}

/** Languages, profile, sessions, notices and the payment password. */
export async function useAccount(probe: Probe, { token, email }: Person): Promise<void> {
  const who = { token }
  const languages = await probe.ask(languageList, {})
  const files = languages.map(({ file_name: name }) => name).join(' ')
  probe.expect(languageList, 'data', files === 'en zh-CN ri han tai', `has ${files}`)
  await probe.ask(setLanguage, { file_name: 'ri' }, who)
  const user = await probe.ask(getUserInfo, {}, who)
  probe.expect(
    getUserInfo,
    'data.language',
    user.language.file_name === 'ri',
    'is not the chosen one',
  )
  const names = { family_name: 'Test', given_name: 'Renamed', mobile: user.mobile }
  const saved = await probe.ask(saveProfile, names, who)
  probe.expect(saveProfile, 'data.given_name', saved.given_name === 'Renamed', 'was not kept')
  const sessions = await probe.ask(listSessions, {}, who)
  const other = sessions.find(({ current }) => !current)
  if (other) await probe.ask(revokeSession, { id: other.id }, who)
  await probe.ask(listNotices, {}, who)
  await probe.ask(readNotices, { all: true }, who)
  await probe.refused(resetPay, 'letters', { newpassword: 'abcdef' }, { code: 422, who })
  await probe.ask(resetPay, { newpassword: PAY_CODE, oldpassword: '' }, who)
  const set = await probe.ask(getUserInfo, {}, who)
  probe.expect(
    getUserInfo,
    'data.has_pay_password',
    set.has_pay_password,
    'is false after it was set',
  )
  await probe.ask(sendCode, { account: email, purpose: 'resetPay' }, who)
  await probe.ask(sendCode, { account: `nobody-${email}`, purpose: 'resetpwd' })
}

export async function keepAddresses(probe: Probe, token: string): Promise<number> {
  const who = { token }
  const place = {
    addressee: 'Ann',
    phone: '+66 80 000 0000',
    area: 'Thailand, Bangkok, Bang Rak',
    // A shop that adds a country's tax takes no order without a country.
    country: 'TH',
    province: '10',
    city: 'Bang Rak',
    detail: '1 River Road',
    tag: 'Home',
  }
  await probe.refused(saveAddress, 'no addressee', { ...place, addressee: '' }, { code: 422, who })
  const first = await probe.ask(saveAddress, place, who)
  const second = await probe.ask(saveAddress, { ...place, tag: 'Work' }, who)
  const edited = await probe.ask(saveAddress, { ...place, id: first.id, addressee: 'Bea' }, who)
  probe.expect(saveAddress, 'data.addressee', edited.addressee === 'Bea', 'was not changed')
  await probe.ask(getAddress, { id: first.id }, who)
  const all = await probe.ask(setDefaultAddress, { id: second.id }, who)
  const chosen = all.filter(({ is_default: isDefault }) => isDefault).map(({ id }) => id)
  const isOnly = chosen.length === 1 && chosen[0] === second.id
  probe.expect(setDefaultAddress, 'data', isOnly, 'has not this one default address')
  await probe.ask(deleteAddress, { id: second.id }, who)
  const left = await probe.ask(listAddresses, {}, who)
  probe.expect(listAddresses, 'data', left.length === 1, 'still has the deleted address')
  await probe.refused(getAddress, 'one that was deleted', { id: second.id }, { code: 404, who })
  return first.id
}

/** Every call of a shopper without a session. */
export async function standOutside(probe: Probe): Promise<void> {
  for (const [, endpoint] of ENDPOINTS)
    if (endpoint.access === 'shopper')
      await probe.refused(endpoint, 'without a session', {}, { code: 401 })
}

/** A changed password and a sign-out both end the session. */
export async function leave(probe: Probe, { token, email, password }: Person): Promise<void> {
  const newpassword = 'secret-2'
  await probe.ask(resetPassword, { oldpassword: password, newpassword }, { token })
  await probe.refused(getUserInfo, 'after a new password', {}, { code: 401, who: { token } })
  const { userinfo } = await probe.ask(login, { account: email, password: newpassword })
  const who = { token: userinfo.token }
  await probe.ask(logout, { lang: 'zh-cn' }, who)
  await probe.refused(getUserInfo, 'after signing out', {}, { code: 401, who })
}
