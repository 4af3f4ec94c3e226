import {
  getUserInfo,
  login,
  logout,
  register,
  resetPay,
  saveProfile,
  verifyPay,
} from '@/contracts/account'
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
import { TEA } from '../till'
import { type Narrator, type Story, StoryEnded } from './narrator'

const PASSWORD = 'sampan1'
const PAY_CODE = '246810'
/** Each reads all that was posted so far. */
const MOST_FORGOTTEN = 20
let forgotten = 0

/** Other actions of a shopper; slower, because passwords are hashed. */
export const ACCOUNT_STORIES: Story[] = [
  async function newcomer(n) {
    const { email } = await join(n)
    const { userinfo } = await n.tell(login, { account: email, password: PASSWORD })
    const { token } = userinfo
    const avatar = (await upload(n.shop, token, 'avatar', await jpeg(40, 40))).data.id
    const names = { family_name: 'Fuzz', given_name: 'Newcomer', mobile: mobileOf(n) }
    await n.tell(saveProfile, { ...names, avatar }, token)
    await n.tell(resetPay, { newpassword: PAY_CODE }, token)
    await n.tell(verifyPay, { action: 'extract', password: PAY_CODE, amount: 1000 }, token)
    const sessions = await n.tell(listSessions, {}, token)
    const other = sessions.find(({ current }) => !current)
    if (other) await n.tell(revokeSession, { id: other.id }, token)
    await n.tell(getUserInfo, {}, token)
    await n.tell(logout, {}, token)
  },

  async function forgetful(n) {
    if ((forgotten += 1) > MOST_FORGOTTEN) return
    const { email } = await join(n)
    await n.tell(sendCode, { account: email, purpose: 'resetpwd' })
    const captcha = await newestCode(n.shop, email)
    await n.tell(resetPassword, { type: 'email', email, captcha, newpassword: 'sampan2' })
    await n.tell(login, { account: email, password: 'sampan2' })
  },

  async function collector(n) {
    const items = [{ sku_id: TEA.sku, quantity: 1 }]
    await n.restock()
    await n.tell(addToCart, { items })
    await n.tell(updateCart, { sku_id: TEA.sku, quantity: 2 })
    await n.tell(previewCart, {
      items: items.map((item) => ({ ...item, selected: true, seen_price: null })),
    })
    await n.tell(getCart)
    await n.tell(removeFromCart, { sku_ids: [TEA.sku] })
  },

  async function mover(n) {
    const { id } = await n.tell(saveAddress, ADDRESS)
    await n.tell(getAddress, { id })
    await n.tell(setDefaultAddress, { id })
    await n.tell(deleteAddress, { id })
  },

  async function photographer(n) {
    const { token } = n.shopper
    const bytes = await jpeg(40, 40)
    const purpose = 'review'
    const { id } = await n.tell(beginUpload, { purpose, size: bytes.length })
    const half = Math.ceil(bytes.length / 2)
    for (const [offset, end] of [
      [0, half],
      [half, bytes.length],
    ] as const) {
      const file = new File([new Uint8Array(bytes.subarray(offset, end))], 'part')
      const fields = { id, offset: String(offset), file }
      const { code } = await sendForm(n.shop, '/api/common/upload_part', fields, token)
      if (code !== 1) throw new StoryEnded(`a part: ${code}`)
    }
    await n.tell(finishUpload, { id })
    const given = await n.tell(beginUpload, { purpose, size: bytes.length })
    await n.tell(cancelUpload, { id: given.id })
  },

  async function listener(n) {
    const endpoint = `https://push.example.com/send/${newKey()}`
    await n.tell(subscribePush, { endpoint, keys: newBrowser().keys })
    await n.tell(getPush)
    await n.tell(unsubscribePush)
  },

  async function reader(n) {
    for (const words of [getHelp, getLaw, getPlatform]) await n.tell(words)
    const { list } = await n.tell(listNotices)
    await n.tell(readNotices, list[0] ? { ids: [list[0].id] } : { all: true })
    await n.tell(listSitemapParts, { noun: 'product' })
    await n.tell(listSitemapEntries, { noun: 'product', part: 1 })
  },
]

/** Opens an account and returns its credentials. */
async function join(n: Narrator): Promise<{ email: string }> {
  const email = `${newKey()}@example.com`
  await n.tell(register, {
    family_name: 'Fuzz',
    given_name: 'Newcomer',
    email,
    mobile: mobileOf(n),
    password: PASSWORD,
  })
  return { email }
}

const mobileOf = (n: Narrator) => `+668${n.random.between(10_000_000, 99_999_999)}`
