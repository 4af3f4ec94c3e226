import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './fixtures'

const FOLDER = path.join(import.meta.dirname, 'screenshots')
const FONTS = path.join(FOLDER, 'fonts.json')
const isRenewing = process.env.RENEW_PICTURES === '1'

const WIDTH = 195
/** Of 255 per channel: larger than the effect of scaling and of the palette of a stored screenshot. */
const FAR = 48
/**
 * Of all pixels. A button that moves by its own height is above it; a number that other tests changed, or a different
 * line break, is below it.
 */
const MOST = 0.015

/** Text widths on this machine; if they differ, lines break elsewhere. */
async function fontsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return []
    return ['Add to cart 0123456789', 'เพิ่มลงตะกร้าแล้ว กรุณาชำระเงิน'].map((words) => {
      context.font = `15px ${getComputedStyle(document.body).fontFamily}`
      return Math.round(context.measureText(words).width)
    })
  })
}

/** Why screenshots cannot be compared here, or undefined. */
export async function otherFonts(page: Page): Promise<string | undefined> {
  const fonts = await fontsOf(page)
  if (isRenewing) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(FONTS, `${JSON.stringify(fonts)}\n`)
  }
  const kept = JSON.parse(readFileSync(FONTS, 'utf8')) as number[]
  if (fonts.every((width, place) => Math.abs(width - (kept[place] ?? 0)) <= 2)) return undefined
  return `the fonts of this machine are not those of the stored screenshots (${fonts.join(', ')} and not ${kept.join(', ')})`
}

async function shotOf(page: Page, isWhole: boolean): Promise<Buffer> {
  // Lists are in the order of sales, and other tests buy: one sale more swaps two photographs.
  const listed = page.locator('main :is(a[href*="/detail/"], a[href*="/shop/"]) img')
  const shot = await page.screenshot({ fullPage: isWhole, scale: 'css', mask: [listed] })
  return sharp(shot)
    .resize({ width: WIDTH })
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer()
}

/** The share of pixels that differ; 1 if the sizes differ. */
async function difference(shot: Buffer, kept: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [shot, kept].map((picture) =>
      sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!one || !other || one.info.height !== other.info.height) return 1
  let far = 0
  for (let at = 0; at < one.data.length; at += 3) {
    const isFar = [0, 1, 2].some(
      (colour) => Math.abs((one.data[at + colour] ?? 0) - (other.data[at + colour] ?? 0)) > FAR,
    )
    if (isFar) far += 1
  }
  return far / (one.data.length / 3)
}

/** Compares the page with its stored screenshot, within the tolerance. */
export async function expectScreenshot(
  page: Page,
  name: string,
  testInfo: TestInfo,
  isWhole = false,
) {
  const file = path.join(FOLDER, `${name}.png`)
  if (isRenewing || !existsSync(file)) {
    await page.waitForTimeout(1000)
    writeFileSync(file, await shotOf(page, isWhole))
    expect(isRenewing, `${name} has no stored screenshot`).toBe(true)
    return
  }
  const kept = readFileSync(file)
  let shot: Buffer = kept
  const look = async () => {
    shot = await shotOf(page, isWhole)
    return difference(shot, kept)
  }
  try {
    await expect.poll(look, { timeout: 5000, message: name }).toBeLessThan(MOST)
  } catch (error) {
    await testInfo.attach(`${name} actual`, { body: shot, contentType: 'image/png' })
    await testInfo.attach(`${name} stored`, { body: kept, contentType: 'image/png' })
    throw error
  }
}
