import { readFile, writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '@/testkit/main'
import { photograph } from '@/e2e/fixtures'
import {
  aShop,
  button,
  choose,
  closeShop,
  DESK,
  newWord,
  numberBox,
  open,
  openLanguage,
  productOf,
  read,
  save,
  textBox,
} from './forms'
import { CONSOLE_URL } from './staff'
import { say } from './words'

test.use(DESK)

test('A shop is created with its pictures, changed and closed', async ({ page }) => {
  await open(page, 'catalogue')
  const name = `Shop ${newWord()}`
  await page.goto(`${CONSOLE_URL}/shops/create`)
  await textBox(page, 'resources.shops.fields.name').fill(name)
  for (const part of ['logo', 'banner']) {
    const group = page.getByRole('group', { name: say(`resources.shops.fields.${part}`) })
    await group.locator('input[type=file]').setInputFiles(await photograph(400, 300, `${part}.jpg`))
    await expect(group.getByRole('img')).toBeVisible()
  }
  await save(page, 'shops')
  const row = page.getByRole('row', { name })
  await expect(row).toContainText(say('console.shops.open'))
  await row.click()
  await textBox(page, 'console.products.description').fill('Everything for tea')
  await textBox(page, 'resources.shops.fields.return_address').fill('12 Pier Road\nBangkok')
  await openLanguage(page, 'ไทย')
  await textBox(page, 'resources.shops.fields.name').fill(`ร้าน ${name}`)
  await page.getByRole('switch', { name: say('resources.shops.fields.open') }).click()
  await save(page, 'shops')
  await expect(row).toContainText(say('console.shops.closed'))
  const { list } = await read<{ list: object[] }>(`/api/admin/shops?search=${name.slice(5)}`)
  expect(list).toMatchObject([
    {
      open: false,
      written_locales: ['en', 'th'],
      return_address: '12 Pier Road\nBangkok',
      texts: { ja: { description: 'Everything for tea' } },
    },
  ])
})

test('A category is put below another one', async ({ page }) => {
  await open(page, 'catalogue')
  const key = newWord()
  await page.goto(`${CONSOLE_URL}/categories/create`)
  await textBox(page, 'resources.categories.fields.name').fill(`Category ${key}`)
  await textBox(page, 'resources.categories.fields.key').fill(key)
  await choose(page, 'resources.categories.fields.parent_id', 'Computer')
  await numberBox(page, 'resources.categories.fields.position').fill('900')
  await save(page, 'categories')
  const row = page.getByRole('row', { name: key })
  await expect(row).toContainText('Computer')
  await row.click()
  await textBox(page, 'resources.categories.fields.name').fill(`Changed ${key}`)
  await save(page, 'categories')
  await expect(row).toContainText(`Changed ${key}`)
})

test('A promo code is created, and ended', async ({ page }) => {
  await open(page, 'catalogue')
  const code = newWord().toUpperCase().slice(0, 20)
  await page.goto(`${CONSOLE_URL}/promos/create`)
  await textBox(page, 'resources.promos.fields.code').fill(code)
  await numberBox(page, 'resources.promos.fields.percent').fill('15')
  await textBox(page, 'resources.promos.fields.cap').fill('7.50')
  await page.getByLabel(say('resources.promos.fields.expires_at')).fill('2099-12-31T12:00')
  await save(page, 'promos')
  const row = page.getByRole('row', { name: code })
  await expect(row).toContainText(say('console.promos.states.active'))
  await row.click()
  await expect(textBox(page, 'resources.promos.fields.cap')).toHaveValue('7.50')
  await button(page, 'console.promos.end').click()
  await expect(page.getByRole('dialog')).toContainText(code)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('console.promos.end') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row).toContainText(say('console.promos.states.ended'))
})

test('A product loses a value and a language, and its pictures change places', async ({ page }) => {
  const shop = await aShop()
  const { id, images, skus } = shop.product
  await open(page, 'catalogue')
  await page.goto(`${CONSOLE_URL}/products/${id}`)
  const first = say('console.pictures.numbered', { number: 1 })
  await page
    .getByRole('button', { name: `${say('console.pictures.later')}: ${first}` })
    .press('Enter')
  await page.getByRole('button', { name: `${say('console.products.removeValue')}: L` }).click()
  await page.getByRole('tab', { name: 'ไทย' }).click()
  await button(page, 'console.languages.clear', { language: 'ไทย' }).click()
  await save(page, 'products')
  const after = await productOf(id)
  expect(after.images.map(({ url }) => url)).toEqual(images.map(({ url }) => url).toReversed())
  expect(after.written_locales).toEqual(['en'])
  expect(after.skus.filter(({ retired }) => retired).map((sku) => sku.id)).toEqual([skus[1]?.id])
  await page.goto(`${CONSOLE_URL}/products/${id}`)
  await expect(page.getByText(say('console.products.retired'))).toBeVisible()
  await closeShop(shop.id)
})

/** Drops files from outside the browser, as an operating system does it. */
async function dropFiles(target: Locator, files: string[]): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!
  const session = await target.page().context().newCDPSession(target.page())
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files, dragOperationsMask: 1 },
    })
}

test('Pictures are dropped on a product, and dragged into another order', async ({
  page,
}, testInfo) => {
  const shop = await aShop()
  const before = shop.product.images.map(({ url }) => url)
  await open(page, 'catalogue')
  await page.goto(`${CONSOLE_URL}/products/${shop.product.id}`)
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('img') })
  await expect(cards).toHaveCount(2)
  const files = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const file = testInfo.outputPath(`${name}.jpg`)
      await writeFile(file, (await photograph(300, 300)).buffer)
      return file
    }),
  )
  const zone = page.locator('label').filter({ hasText: say('console.pictures.addSeveral') })
  await zone.scrollIntoViewIfNeeded()
  await dropFiles(zone, files)
  await expect(cards).toHaveCount(4)
  await cards.nth(3).dragTo(cards.nth(0))
  await save(page, 'products')
  const after = (await productOf(shop.product.id)).images.map(({ url }) => url)
  expect(after).toHaveLength(4)
  expect(after.slice(1, 3)).toEqual(before)
  await closeShop(shop.id)
})

test('Price and stock of selected products change together, after a preview', async ({ page }) => {
  const shop = await aShop()
  const prices = async () =>
    (await productOf(shop.product.id)).skus.map(({ price, stock }) => [price, stock])
  await open(page, 'catalogue')
  await page.goto(`${CONSOLE_URL}/products`)
  await page.getByRole('textbox', { name: say('resources.products.fields.search') }).fill(shop.word)
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
  await page.getByRole('row', { name: shop.word }).getByRole('checkbox').check()
  await button(page, 'console.products.changeSkus').click()
  const dialog = page.getByRole('dialog')
  const change = dialog.getByRole('button', {
    name: say('console.products.changeCount', { smart_count: 2 }, true),
  })
  await expect(change).toBeDisabled()
  await choose(page, 'resources.products.fields.price', say('console.products.ways.subtract'))
  await textBox(page, 'console.products.amount').fill('13')
  await expect(dialog.getByRole('row', { name: '· M' })).toContainText(
    say('console.products.outOfBounds'),
  )
  await expect(change).toBeDisabled()
  await textBox(page, 'console.products.amount').fill('2.50')
  await choose(page, 'resources.products.fields.stock', say('console.products.ways.set'))
  await textBox(page, 'console.products.units').fill('4 boxes')
  await expect(dialog.getByText(say('console.ui.notACount'))).toBeVisible()
  await expect(change).toBeDisabled()
  await textBox(page, 'console.products.units').fill('40')
  await expect(change).toBeEnabled()
  await textBox(page, 'console.products.amount').fill('2.50 off')
  await expect(dialog.getByText(say('console.ui.notAnAmount'))).toBeVisible()
  await expect(change).toBeDisabled()
  await textBox(page, 'console.products.amount').fill('2.50')
  await expect(dialog.getByRole('row', { name: '· L' })).toContainText('$14.00 → $11.50')
  await expect(dialog.getByRole('row', { name: '· L' })).toContainText('6 → 40')
  expect(await prices()).toEqual([
    [1200, 5],
    [1400, 6],
  ])
  await change.click()
  await expect(dialog).toBeHidden()
  expect(await prices()).toEqual([
    [950, 40],
    [1150, 40],
  ])
  await expect(page.getByRole('row', { name: shop.word })).toContainText('$9.50')
  await closeShop(shop.id)
})

test('A product is created with options, pictures and prices', async ({ page }) => {
  const shop = await aShop()
  await open(page, 'catalogue')
  const name = `Lamp ${newWord()}`
  await page.goto(`${CONSOLE_URL}/products/create`)
  await textBox(page, 'resources.products.fields.name').fill(name)
  await page
    .getByRole('combobox', { name: say('resources.products.fields.shop_id') })
    .fill(shop.word)
  await page.getByRole('option', { name: shop.name }).click()
  await choose(page, 'resources.products.fields.category_id', 'Computer')
  await button(page, 'console.products.addOption').click()
  await textBox(page, 'console.products.optionName').fill('Colour')
  await textBox(page, 'console.products.value', { number: '1' }).fill('Red')
  await button(page, 'console.products.addValue').click()
  await textBox(page, 'console.products.value', { number: '2' }).fill('Blue')
  const files = [await photograph(300, 300, 'a.jpg'), await photograph(310, 300, 'b.jpg')]
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('img') })).toHaveCount(2)
  for (const colour of ['Red', 'Blue']) {
    const cell = (column: string) =>
      page.getByRole('textbox', { name: `${say(`console.products.columns.${column}`)}: ${colour}` })
    await cell('price').fill('19.90')
    await cell('stock').fill('3')
  }
  await save(page, 'products')
  await expect(page.getByRole('row', { name })).toContainText('$19.90')
  await closeShop(shop.id)
})

test('Whoever saves second learns of it and keeps what was typed', async ({ page, browser }) => {
  const shop = await aShop()
  const { id } = shop.product
  const context = await browser.newContext({ ...DESK, locale: 'en' })
  const other = await context.newPage()
  const [, first] = await Promise.all([open(page, 'catalogue'), open(other, 'catalogue')])
  for (const one of [page, other]) await one.goto(`${CONSOLE_URL}/products/${id}`)
  await textBox(other, 'resources.products.fields.name').fill('Named by the first')
  await save(other, 'products')
  const description = textBox(page, 'console.products.description')
  await description.fill('Written by the second')
  await button(page, 'ra.action.save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say('console.conflict.title'))
  await expect(dialog).toContainText(first.name)
  await button(page, 'console.conflict.keep').click()
  await expect(dialog).toBeHidden()
  await expect(description).toHaveValue('Written by the second')
  await save(page, 'products')
  expect((await productOf(id)).texts.en.description).toBe('Written by the second')
  await context.close()
  await closeShop(shop.id)
})

test('Stock that orders have taken meanwhile is not put back unasked', async ({
  page,
  shop: data,
  shopper,
}) => {
  const shop = await aShop()
  const { id } = shop.product
  await open(page, 'catalogue')
  await page.goto(`${CONSOLE_URL}/products/${id}`)
  const stock = page.getByRole('textbox', { name: `${say('console.products.columns.stock')}: M` })
  const [sku] = (await productOf(id)).skus
  await expect(stock).toHaveValue(String(sku!.stock))
  const items = [{ sku_id: sku!.id, quantity: 2 }]
  await data.order(shopper, { status: 'unpaid', items })
  await stock.fill('40')
  await button(page, 'ra.action.save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say('console.conflict.title'))
  expect((await productOf(id)).skus[0]!.stock).toBe(sku!.stock - 2)
  await button(page, 'console.conflict.keep').click()
  await expect(dialog).toBeHidden()
  await expect(stock).toHaveValue('40')
  await save(page, 'products')
  expect((await productOf(id)).skus[0]!.stock).toBe(40)
  await closeShop(shop.id)
})

test('Unsaved changes are not lost by leaving', async ({ page }) => {
  const shop = await aShop()
  await open(page, 'catalogue')
  await page.goto(`${CONSOLE_URL}/products/${shop.product.id}`)
  const name = textBox(page, 'resources.products.fields.name')
  await name.fill('Not saved')
  const leave = async (isLeft: boolean) => {
    const asked = page.waitForEvent('dialog')
    const clicked = page
      .getByRole('menuitem', { name: say('resources.shops.name', {}, true) })
      .click()
    const dialog = await asked
    expect(dialog.message()).toBe(say('ra.message.unsaved_changes'))
    await (isLeft ? dialog.accept() : dialog.dismiss())
    await clicked
  }
  await leave(false)
  await expect(name).toHaveValue('Not saved')
  await leave(true)
  await expect(page).toHaveURL(`${CONSOLE_URL}/shops`)
  await closeShop(shop.id)
})

test('A merchant finds the products of its own shop alone', async ({ page }) => {
  const [own, foreign] = [await aShop(), await aShop()]
  await open(page, 'merchant', [own.id])
  await page.goto(`${CONSOLE_URL}/products`)
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
  await expect(page.getByText(own.product.texts.en.name)).toBeVisible()
  await page
    .getByRole('textbox', { name: say('resources.products.fields.search') })
    .fill(foreign.word)
  await expect(page.getByText(own.product.texts.en.name)).toBeHidden()
  await expect(page.getByText(foreign.product.texts.en.name)).toBeHidden()
  const downloading = page.waitForEvent('download')
  await button(page, 'console.products.exportAll').click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain(`${own.word}-mug`)
  expect(file).not.toContain(foreign.word)
  await page.goto(`${CONSOLE_URL}/products/${foreign.product.id}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText(foreign.word)).toBeHidden()
  for (const { id } of [own, foreign]) await closeShop(id)
})
