import type { Page } from '@playwright/test'
import { bundleOf } from './bundle'
import type { Looking } from './in-page/measure'

/**
 * Windows, from the one in which a page is opened to the one in which it is left, whose end is looked at; where a thumb
 * is at work, targets are measured too.
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
  /** What else is looked at where the page is laid out in a size. */
  also?: Partial<Record<SizeName, () => Promise<string[]>>>
}

/** Lays the page out in every size, without loading it again, and answers what is wrong. */
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
