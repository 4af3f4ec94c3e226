import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { AdminProduct } from '@/contracts/schemas/admin-products'
import type { AdminShop } from '@/contracts/schemas/admin-shops'
import { expect } from '@/testkit/main'
import { CONSOLE_URL, newStaff, request, signIn } from './staff'
import { say } from './words'

/** The screens of the console are used at a desk. */
export const DESK = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false }

/** Would run where a text becomes markup. */
export const HOSTILE = '<img src=x onerror="document.title=1">'

/** Sixteen letters, for names and codes that no other test uses. */
export const newWord = () =>
  randomBytes(8)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)

/** Reads by the rights of an owner. */
export async function read<Data>(path: string): Promise<Data> {
  const headers = { authorization: `Bearer ${process.env.OPS_TOKEN}` }
  const answer = await fetch(`${CONSOLE_URL}${path}`, { headers })
  return ((await answer.json()) as { data: Data }).data
}

export const button = (page: Page, key: string, values?: Record<string, string>) =>
  page.getByRole('button', { name: say(key, values), exact: true })

/** An input of text by its whole label. */
export const textBox = (page: Page, key: string, values?: Record<string, string>) =>
  page.getByRole('textbox', { name: say(key, values), exact: true })

export const numberBox = (page: Page, key: string) =>
  page.getByRole('spinbutton', { name: say(key), exact: true })

export async function choose(page: Page, key: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: say(key), exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Begins the texts of another language, or shows those that are written. */
export async function openLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('tab', { name: language }).click()
  await expect(page.getByRole('tabpanel', { name: language })).toBeVisible()
  const write = button(page, 'console.languages.write', { language })
  if (await write.isVisible()) await write.click()
}

/** Saves the form, which leads back to the list. */
export async function save(page: Page, resource: string): Promise<void> {
  await button(page, 'ra.action.save').click()
  await expect(page).toHaveURL(new RegExp(`/${resource}$`))
}

/** A new person of the role, signed in. */
export async function open(page: Page, role: 'catalogue' | 'merchant', shopIds?: number[]) {
  page.setDefaultTimeout(60_000)
  const staff = await newStaff(role, shopIds)
  await signIn(page, staff)
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  return staff
}

const PICTURES = ['front', 'back'].map((side) => ({ url: `/api/pictures/mugs.sand.${side}` }))

/** A shop that the test closes, with one product in the sizes M and L, named after it. */
export async function aShop() {
  const word = newWord()
  const name = `Shop ${word}`
  const { id } = await request<AdminShop>('/api/admin/shops/create', {
    texts: { en: { name } },
    handle: word,
    logo: { url: '/api/pictures/mugs.sand.logo' },
    banner: { url: '/api/pictures/mugs.sand.banner' },
  })
  const product = await request<AdminProduct>('/api/admin/products/create', {
    shop_id: id,
    category_id: 1,
    handle: `${word}-mug`,
    texts: {
      en: { name: `Mug ${word}`, options: [{ name: 'Size', values: ['M', 'L'] }] },
      th: { name: `แก้ว ${word}`, options: [{ name: 'ขนาด', values: ['M', 'L'] }] },
    },
    images: PICTURES,
    skus: [
      { values: ['M'], price: 1200, stock: 5 },
      { values: ['L'], price: 1400, stock: 6 },
    ],
  })
  return { id, word, name, product }
}

export async function closeShop(id: number): Promise<void> {
  const { version } = await read<AdminShop>(`/api/admin/shops/get?id=${id}`)
  await request('/api/admin/shops/update', { id, version, open: false })
}

export const productOf = (id: number) => read<AdminProduct>(`/api/admin/products/get?id=${id}`)
