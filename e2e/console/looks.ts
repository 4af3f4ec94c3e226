import type { Page } from '@playwright/test'
import { accessProblems, outlineProblems, untilColoursStand } from '@/e2e/pages/access'
import { textsOfPage } from '@/e2e/pages/words'

interface Size {
  width: number
  height: number
}

/** A window and a theme in which the console is looked at. */
export interface Look {
  viewport: Size
  colorScheme: 'light' | 'dark'
}

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

export const LOOKS = {
  'at a desk': { viewport: DESK, colorScheme: 'light' },
  'at a desk in the dark': { viewport: DESK, colorScheme: 'dark' },
  'on a phone': { viewport: PHONE, colorScheme: 'light' },
  'on a phone in the dark': { viewport: PHONE, colorScheme: 'dark' },
} satisfies Record<string, Look>

const KEY = /\b(?:console|resources|ra)\.\w+\.[\w.]+/

/** Gives the open page another size and theme. */
export async function take(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(hasTheme, colorScheme)
  await page.evaluate(untilColoursStand)
}

/** Runs in the page: whether its background is of the theme. */
function hasTheme(theme: string) {
  const [red = 0] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? []
  return Number(red) < 128 === (theme === 'dark')
}

/** Whether the page is accessible, fits, and is translated. */
export async function problemsOf(page: Page, locale: string): Promise<string[]> {
  const problems = await outlineProblems(page, locale)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (over > 0) problems.push(`scrolls sideways by ${over}`)
  const rows = await page.evaluate(rowsWithoutLink)
  if (rows > 0) problems.push(`has ${rows} rows that the keyboard cannot open`)
  const texts = await page.evaluate(textsOfPage)
  for (const text of texts) if (KEY.test(text)) problems.push(`not translated: ${text}`)
  await page.evaluate(untilColoursStand)
  problems.push(...(await accessProblems(page)))
  return problems
}

/** Runs in the page: the number of rows that open a record for the pointer alone. */
const rowsWithoutLink = () =>
  [...document.querySelectorAll('.RaDataTable-clickableRow')].filter(
    (row) => !row.querySelector('a'),
  ).length
