import {
  getUserInfo,
  login,
  logout,
  register,
  resetPay,
  saveProfile,
  verifyPay,
} from '@/contracts/account'
import { closeAccount, exportAccount } from '@/contracts/account-data'
import { deleteAddress, getAddress, saveAddress, setDefaultAddress } from '@/contracts/addresses'
import { getHelp, getLaw, getPlatform } from '@/contracts/articles'
import { addToCart, getCart, previewCart, removeFromCart, updateCart } from '@/contracts/cart'
import { listNotices, readNotices } from '@/contracts/notices'
import { resetPassword, sendCode } from '@/contracts/passwords'
import { getPush, subscribePush, unsubscribePush } from '@/contracts/push'
import { listSessions, revokeSession } from '@/contracts/sessions'
import { beginUpload, cancelUpload, finishUpload } from '@/contracts/uploads'
import { listSitemapEntries, listSitemapParts } from '@/contracts/sitemap'
import { newKey } from '@/server/testing/backend'
import { newestCode } from '@/server/testing/mail'
import { jpeg, sendForm, upload } from '@/server/testing/pictures'
import { newBrowser } from '@/server/testing/push-service'
import { ADDRESS } from '@/server/testing/shoppers'
import { TEA } from '../payments'
import { type ScenarioRunner, type Scenario, ScenarioEnded } from './scenario-runner'

const PASSWORD = 'sampan1'
const PAY_CODE = '246810'
/** Each reads all that was posted so far. */
const MAX_FORGOTTEN = 20
let forgotten = 0

/** Other actions of a shopper; slower, because passwords are hashed. */
export const ACCOUNT_SCENARIOS: Scenario[] = [
  async function newAccount(n) {
    const { email } = await join(n)
    const { userinfo } = await n.call(login, { account: email, password: PASSWORD })
    const { token } = userinfo
    const avatar = (await upload(n.shop, token, 'avatar', await jpeg(40, 40))).data.id
    const names = { family_name: 'Fuzz', given_name: 'Newcomer', mobile: mobileOf(n) }
    await n.call(saveProfile, { ...names, avatar }, token)
    await n.call(resetPay, { newpassword: PAY_CODE }, token)
    await n.call(verifyPay, { action: 'extract', password: PAY_CODE, amount: 1000 }, token)
    const sessions = await n.call(listSessions, {}, token)
    const other = sessions.find(({ current }) => !current)
    if (other) await n.call(revokeSession, { id: other.id }, token)
    await n.call(getUserInfo, {}, token)
    await n.call(logout, {}, token)
  },

  async function leaver(n) {
    const { token } = await join(n)
    await n.call(saveAddress, ADDRESS, token)
    const file = await n.shop.fetch(exportAccount.path, { headers: { token } })
    if (!file.ok) throw new ScenarioEnded(`${exportAccount.path}: ${file.status}`)
    await file.arrayBuffer()
    await n.call(closeAccount, { password: PASSWORD }, token)
  },

  async function forgetful(n) {
    if ((forgotten += 1) > MAX_FORGOTTEN) return
    const { email } = await join(n)
    await n.call(sendCode, { account: email, purpose: 'resetpwd' })
    const captcha = await newestCode(n.shop, email)
    await n.call(resetPassword, { type: 'email', email, captcha, newpassword: 'sampan2' })
    await n.call(login, { account: email, password: 'sampan2' })
  },

  async function collector(n) {
    const items = [{ sku_id: TEA.sku, quantity: 1 }]
    await n.restock()
    await n.call(addToCart, { items })
    await n.call(updateCart, { sku_id: TEA.sku, quantity: 2 })
    await n.call(previewCart, {
      items: items.map((item) => ({ ...item, selected: true, seen_price: null })),
    })
    await n.call(getCart)
    await n.call(removeFromCart, { sku_ids: [TEA.sku] })
  },

  async function mover(n) {
    const { id } = await n.call(saveAddress, ADDRESS)
    await n.call(getAddress, { id })
    await n.call(setDefaultAddress, { id })
    await n.call(deleteAddress, { id })
  },

  async function photographer(n) {
    const { token } = n.shopper
    const bytes = await jpeg(40, 40)
    const purpose = 'review'
    const { id } = await n.call(beginUpload, { purpose, size: bytes.length })
    const half = Math.ceil(bytes.length / 2)
    for (const [offset, end] of [
      [0, half],
      [half, bytes.length],
    ] as const) {
      const file = new File([new Uint8Array(bytes.subarray(offset, end))], 'part')
      const fields = { id, offset: String(offset), file }
      const { code } = await sendForm(n.shop, '/api/common/upload_part', fields, token)
      if (code !== 1) throw new ScenarioEnded(`a part: ${code}`)
    }
    await n.call(finishUpload, { id })
    const given = await n.call(beginUpload, { purpose, size: bytes.length })
    await n.call(cancelUpload, { id: given.id })
  },

  async function listener(n) {
    const endpoint = `https://push.example.com/send/${newKey()}`
    await n.call(subscribePush, { endpoint, keys: newBrowser().keys })
    await n.call(getPush)
    await n.call(unsubscribePush)
  },

  async function reader(n) {
    for (const words of [getHelp, getLaw, getPlatform]) await n.call(words)
    const { list } = await n.call(listNotices)
    await n.call(readNotices, list[0] ? { ids: [list[0].id] } : { all: true })
    await n.call(listSitemapParts, { noun: 'product' })
    await n.call(listSitemapEntries, { noun: 'product', part: 1 })
  },
]

/** Opens an account and returns its credentials. */
async function join(n: ScenarioRunner): Promise<{ email: string; token: string }> {
  const email = `${newKey()}@example.com`
  const { userinfo } = await n.call(register, {
    family_name: 'Fuzz',
    given_name: 'Newcomer',
    email,
    mobile: mobileOf(n),
    password: PASSWORD,
  })
  return { email, token: userinfo.token }
}

const mobileOf = (n: ScenarioRunner) => `+668${n.random.between(10_000_000, 99_999_999)}`
