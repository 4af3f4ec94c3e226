import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { inProject } from '@/scripts/bootstrap/project.mjs'
import type { Looking } from './in-page/measure'

/** Windows, the one in which a page is left last; where a thumb is at work, targets are measured too. */
export const SIZES = {
  'a tablet': { width: 820, height: 1180 },
  'a desk': { width: 1280, height: 900 },
  'a desk at 200 %': { width: 640, height: 450 },
  'a desk at 400 %': { width: 320, height: 640 },
  'a phone': { width: 390, height: 844, hasThumb: true },
  'a small phone': { width: 360, height: 740, hasThumb: true, isLast: true },
}

export type SizeName = keyof typeof SIZES

/** Lays the page out in every size, without loading it again, and answers what is wrong. */
export async function layoutProblems(page: Page, leftOut: SizeName[] = []): Promise<string[]> {
  const found: string[] = []
  for (const name of Object.keys(SIZES) as SizeName[]) {
    if (leftOut.includes(name)) continue
    const { width, height, ...looking }: Looking & (typeof SIZES)['a desk'] = SIZES[name]
    await page.setViewportSize({ width, height })
    const problems = await page.evaluate<string[]>(
      `${await inPage()}; looks.measure(${JSON.stringify(looking)})`,
    )
    found.push(...problems.map((problem) => `on ${name}: ${problem}`))
  }
  return found
}

let bundled: Promise<string> | undefined

/** What runs in the page, as one script that leaves `looks` behind. */
function inPage(): Promise<string> {
  bundled ??= build({
    entryPoints: [inProject('e2e/walk/in-page/measure.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'looks',
    target: 'es2024',
  }).then(({ outputFiles: [file] }) => file!.text)
  return bundled
}
