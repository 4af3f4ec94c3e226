import { listAdminArticles, updateAdminArticle } from '@/contracts/admin-articles'
import { createAdminBanner, listAdminBanners, updateAdminBanner } from '@/contracts/admin-banners'
import {
  createAdminCategory,
  listAdminCategories,
  updateAdminCategory,
} from '@/contracts/admin-categories'
import {
  createAdminNetwork,
  listAdminNetworks,
  updateAdminNetwork,
} from '@/contracts/admin-networks'
import {
  createAdminPromo,
  endAdminPromo,
  getAdminPromo,
  listAdminPromos,
  updateAdminPromo,
} from '@/contracts/admin-promos'
import {
  getAdminSettings,
  updateAdminFreight,
  updateAdminShipping,
  updateAdminTax,
  updateAdminWithdrawals,
} from '@/contracts/admin-settings'
import { newKey } from '@/server/testing/backend'
import { newPicture } from './catalogue-scenarios'
import type { Scenario } from './scenario-runner'

const DAY_MS = 86_400_000

/** What belongs to the whole storefront: categories, banners, articles, promo codes, networks and settings. */
export const CONTENT_SCENARIOS: Scenario[] = [
  async function arranger(n) {
    const category = { key: `fuzz_${letters()}`, texts: { en: 'Boats' }, parent_id: 1 }
    const { id, version } = await n.call(createAdminCategory, category)
    await n.call(listAdminCategories)
    await n.call(updateAdminCategory, { id, version, texts: { th: 'เรือ' }, parent_id: null })
  },

  async function decorator(n) {
    const period = { starts_at: null, ends_at: new Date(Date.now() + DAY_MS).toISOString() }
    const texts = { en: 'A week of tea' }
    const image = await newPicture(n)
    const banner = { texts, image, link: '/search?keyword=tea', ...period }
    const { id, version } = await n.call(createAdminBanner, banner)
    await n.call(listAdminBanners)
    await n.call(updateAdminBanner, { id, version, shown: n.one(false, true), position: 3 })
  },

  async function writer(n) {
    const articles = await n.call(listAdminArticles)
    const { page, version, texts } = n.one(...articles)
    const sections = texts.en.sections.map(({ title, body }) => ({ title, body: `${body} Again.` }))
    const text = { ...texts.en, sections: shortened(sections) }
    // All languages must have as many sections, so the others are replaced by copies.
    const others = { th: null, ja: null, ko: null, 'zh-CN': null }
    await n.call(updateAdminArticle, { page, version, texts: { en: text, ...others } })
  },

  async function promoter(n) {
    const code = `FUZZ-${newKey().toUpperCase()}`.slice(0, 40)
    const { id } = await n.call(createAdminPromo, { code, kind: 'percent', value: 10, cap: 500 })
    await n.call(listAdminPromos, { search: code, active: true })
    const { version } = await n.call(getAdminPromo, { id })
    const changed = await n.call(updateAdminPromo, { id, version, value: 20, per_shopper: 3 })
    await n.call(endAdminPromo, { id, version: changed.version })
  },

  async function banker(n) {
    const network = `Fuzz ${newKey()}`
    const deposit = { coin: 'USDT', address: newKey(), min_amount: 100, confirmations: 3 }
    const { version } = await n.call(createAdminNetwork, { network, ...deposit })
    await n.call(listAdminNetworks)
    // Most are closed again, because every list returns all of them.
    await n.call(updateAdminNetwork, { network, version, open: n.one(true, false, false) })
  },

  async function regulator(n) {
    const { freight, shipping, tax, withdrawals } = await n.call(getAdminSettings)
    const version = freight.version
    await n.call(updateAdminFreight, { freight: n.one(499, 300, 0), free_from: 4900, version })
    // Countries without shoppers: the others keep the freight.
    const none = { name: 'None', countries: ['IS'], rates: [] }
    const rest = { name: 'Rest', countries: [], everywhere_else: true, rates: null }
    await n.call(updateAdminShipping, { zones: [none, rest], version: shipping.version })
    const kind = n.one('included', 'added')
    const countries = [{ country: 'MT', basis_points: 700, kind }]
    await n.call(updateAdminTax, { countries, version: tax.version })
    const charge = { charge_basis_points: 100, charge_min: 100, min_amount: 1000 }
    await n.call(updateAdminWithdrawals, { ...charge, version: withdrawals.version })
  },
]

/** Each run adds to every text, whose length is limited. */
const shortened = (sections: { title: string; body: string }[]) =>
  sections.map(({ title, body }) => ({ title, body: body.slice(0, 5000) }))

/** Keys of categories have no digits. */
const letters = () =>
  newKey()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)
