import type { Page } from '@playwright/test'
import { expect, photograph, productToBuy, skuInStock, test, wordsIn } from './fixtures'
import { afterToast, expectToast } from './gestures'

test.use({ locale: 'en' })

const t = wordsIn('en')

const PARTS = '**/api/common/upload_part'

/** Lets this many parts pass and delays the others. */
async function holdParts(page: Page) {
  let room = 0
  const waiting: (() => void)[] = []
  await page.route(PARTS, async (route) => {
    if (room > 0) room -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    // A cancelled or lost request cannot continue.
    await route.continue().catch(() => undefined)
  })
  const letPass = (more: number) => {
    const passing = waiting.splice(0, more)
    room = more - passing.length
    for (const pass of passing) pass()
  }
  return { letPass, waiting: () => waiting.length }
}

interface Arrived {
  id: string
  received: number
}

/** The size after each part, and the cancelled uploads. */
function arrivalsOf(page: Page) {
  const parts: Arrived[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/upload_part')) return
    response.json().then(
      ({ data }: { data: Arrived | null }) => data && parts.push(data),
      () => undefined,
    )
  })
  return parts
}

test('A shopper uploads several pictures, loses the network, cancels one and retries another', async ({
  page,
  context,
  shopper,
  toasts,
  shop,
}) => {
  test.slow()
  const sku = skuInStock(await productToBuy(shopper, 18))
  const { id } = await shop.order(shopper, { items: [{ sku_id: sku.id, quantity: 1 }] })
  await page.goto(`/refund/${id}`)
  const chooser = page.locator('input[type=file]')
  const progress = page.getByRole('progressbar', { name: t('pictures.progress') })
  const cancel = page.getByRole('button', { name: t('pictures.cancel') })
  const uploading = page.getByText('Uploading', { exact: true })
  const complete = page.getByText('Upload Complete', { exact: true })
  const count = (arrived: number) =>
    page.getByText(t('pictures.count', { count: arrived, most: 6 }), { exact: true })
  const { letPass, waiting } = await holdParts(page)
  const arrivals = arrivalsOf(page)

  const large = await photograph(850, 850)
  expect(large.buffer.length).toBeGreaterThan(400 * 1024)
  const [one, other] = [await photograph(90, 60), await photograph(60, 90)]
  await chooser.setInputFiles([one, large, other])
  await expect(progress).toHaveCount(3)
  await expect(uploading).toBeVisible()
  await expect(page.getByRole('button', { name: /^Apply/ })).toBeVisible()
  // The server has nothing to delete before it knows of the upload.
  await expect.poll(waiting).toBe(3)
  await page.locator('[data-toast-layer]').click()
  await expect(uploading).toHaveCount(0)
  const thrownAway = page.waitForRequest('**/api/common/upload_cancel')
  await cancel.nth(1).click()
  await thrownAway
  await expect(progress).toHaveCount(2)
  letPass(3)
  await expect(complete).toBeVisible()
  await expectToast(toasts, 'Upload successful')
  await expect(count(2)).toBeVisible()

  await afterToast(page)
  letPass(1)
  arrivals.length = 0
  await chooser.setInputFiles(large)
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(10)
  await context.setOffline(true)
  letPass(1)
  await expect(page.getByText(t('pictures.waiting'))).toBeVisible()
  letPass(99)
  await context.setOffline(false)
  await expect(complete).toBeVisible()
  await expect(count(3)).toBeVisible()
  const received = arrivals.map((part) => part.received)
  expect(new Set(arrivals.map((part) => part.id)).size).toBe(1)
  expect(received.length).toBeGreaterThan(2)
  expect(received).toEqual([...new Set(received)].sort((a, b) => a - b))
  expect(received.at(-1)).toBe(large.buffer.length)

  await afterToast(page)
  const refusal = { code: 0, msg: 'The shelf is full', time: 0, data: null }
  await page.route(PARTS, (route) => route.fulfill({ json: refusal }), { times: 1 })
  await chooser.setInputFiles(one)
  await expect(page.getByText('The shelf is full')).toBeVisible()
  await page.getByRole('button', { name: t('pictures.retry') }).click()
  await expect(complete).toBeVisible()
  await expect(count(4)).toBeVisible()

  await afterToast(page)
  const buffer = Buffer.from('<svg onload="alert(1)">')
  await chooser.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(t('errors.PICTURE_UNKNOWN'))).toBeVisible()
  await cancel.click()
  await page.getByRole('button', { name: t('pictures.remove', { index: 1 }) }).click()
  await expect(count(3)).toBeVisible()
})
