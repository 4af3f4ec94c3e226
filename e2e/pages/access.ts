import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The scanner of @axe-core/playwright, injected into a page once and run after every change. */
const scanner = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

/** The part of the scanner's types that is used here. */
interface RunOptions {
  resultTypes?: string[]
  elementRef?: boolean
  selectors?: boolean
  rules?: Record<string, { enabled: boolean }>
  runOnly?: { type: string; values: string[] }
}

interface AxeResults {
  violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[]
}

type Scanning = { axe?: { run: (on: Document, options: RunOptions) => Promise<AxeResults> } }

/** Colour checks are the slowest. */
const LOOKING = {
  everything: {},
  'all but colours': { rules: { 'color-contrast': { enabled: false } } },
  'colours alone': { runOnly: { type: 'rule', values: ['color-contrast'] } },
} satisfies Record<string, RunOptions>

export async function accessProblems(
  page: Page,
  at: keyof typeof LOOKING = 'everything',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(scanner)
  const options: RunOptions = {
    resultTypes: ['violations'],
    elementRef: false,
    selectors: false,
    ...LOOKING[at],
  }
  return page.evaluate<string[], RunOptions>(scan, options)
}

async function scan(options: RunOptions): Promise<string[]> {
  const { violations } = await (window as unknown as Required<Scanning>).axe.run(document, options)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 4)
        .map(({ html, any }) => `${html.slice(0, 160)} (${any[0]?.message})`)
        .join(' ')}`,
  )
}

/** One level-one heading, one main landmark, and a language. */
export async function outlineProblems(page: Page, locale: string): Promise<string[]> {
  const outline = await page.evaluate(() => {
    const seen = (query: string) =>
      [...document.querySelectorAll(query)].filter((element) => element.checkVisibility()).length
    return { h1: seen('h1'), main: seen('main'), lang: document.documentElement.lang }
  })
  const problems: string[] = []
  if (outline.h1 !== 1) problems.push(`${outline.h1} headings of the first level`)
  if (outline.main !== 1) problems.push(`${outline.main} main parts`)
  if (outline.lang !== locale) problems.push(`says its language is ${outline.lang}`)
  return problems
}

/** Dark mode changes only colours. */
export async function darkProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(untilColoursStand)
  const problems = await accessProblems(page, 'colours alone')
  await page.emulateMedia({ colorScheme: 'light' })
  return problems.map((problem) => `in the dark: ${problem}`)
}

/** Runs in the page: disables transitions, because inherited colours change step by step. */
export async function untilColoursStand() {
  await new Promise((done) => requestAnimationFrame(done))
  const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
  for (let left = changing(); left.length > 0; left = changing())
    for (const change of left) change.finish()
}

/** With forced colours, selected elements must still differ from others. */
export async function forcedColourProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const problems = await page.evaluate(() => {
    const chip = 'label:has(> input[type=radio] + span)'
    const state = `[aria-selected], [aria-checked], [aria-pressed], [aria-current], ${chip}`
    const isOn = (element: Element) =>
      (element.matches(chip) && element.matches(':has(> input:checked)')) ||
      ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'].some((name) =>
        /^(true|page)$/.test(element.getAttribute(name) ?? ''),
      )
    const faceOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
        .map((style) =>
          [
            style.color,
            style.backgroundColor,
            style.borderTop,
            style.borderBottom,
            style.outlineStyle,
            style.opacity,
            style.fill,
            style.textDecorationLine,
          ].join(),
        )
        .join()
    const found: string[] = []
    for (const on of document.querySelectorAll(state)) {
      if (!isOn(on) || !on.checkVisibility()) continue
      const group =
        on.closest('[role=tablist], [role=radiogroup], ul, fieldset') ?? on.parentElement
      const off = [...(group?.querySelectorAll(`${state}, a`) ?? [])].find(
        (one) => one !== on && one.tagName === on.tagName && !isOn(one) && one.checkVisibility(),
      )
      if (off && faceOf(off) === faceOf(on))
        found.push(`looks like what is not chosen: ${on.textContent}`)
    }
    return found
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return problems.map((problem) => `in forced colours: ${problem}`)
}
