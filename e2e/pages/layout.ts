import type { Page } from '@playwright/test'
import { bundleOf } from './bundle'
import type { Looking } from './in-page/measure'

/**
 * Window sizes, from the one in which a page opens to the one in which the end of the page is checked; touch targets
 * are measured on phones.
 */
export const SIZES = {
  'a phone': { width: 390, height: 844, hasThumb: true },
  'a desk': { width: 1280, height: 900 },
  'a tablet': { width: 820, height: 1180 },
  'a desk at 200 %': { width: 640, height: 450 },
  'a desk at 400 %': { width: 320, height: 640 },
  'a small phone': { width: 360, height: 740, hasThumb: true, isLast: true },
}

export type SizeName = keyof typeof SIZES

interface LayoutOptions {
  leftOut?: SizeName[]
  /** Further checks for some sizes. */
  also?: Partial<Record<SizeName, () => Promise<string[]>>>
}

/** Resizes the page to every size without a reload, and returns the problems. */
export async function layoutProblems(
  page: Page,
  { leftOut = [], also = {} }: LayoutOptions = {},
): Promise<string[]> {
  const bundle = await bundleOf('measure')
  const found: string[] = []
  for (const name of Object.keys(SIZES) as SizeName[]) {
    if (leftOut.includes(name)) continue
    const { width, height, ...looking }: Looking & (typeof SIZES)['a desk'] = SIZES[name]
    await page.setViewportSize({ width, height })
    const problems = await page.evaluate<string[]>(
      `${bundle}; measure.measure(${JSON.stringify(looking)})`,
    )
    const others = (await also[name]?.()) ?? []
    found.push(...[...problems, ...others].map((problem) => `on ${name}: ${problem}`))
  }
  return found
}
