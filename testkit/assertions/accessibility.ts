import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Verdict } from './verdict'

/** More elements of one rule have the same cause. */
const MOST_ELEMENTS = 3

/** axe finds no violation. The message names each rule and its elements. */
export async function toHaveNoViolations(
  page: Page,
  { disable = [], include }: { disable?: string[]; include?: string } = {},
): Promise<Verdict> {
  const axe = new AxeBuilder({ page }).disableRules(disable)
  if (include) axe.include(include)
  const { violations } = await axe.analyze()
  if (violations.length === 0) return { pass: true, message: 'axe finds no violation' }
  const found = violations.map(({ id, impact, help, nodes }) => {
    const elements = nodes.slice(0, MOST_ELEMENTS).map(({ target, html }) => {
      return `\n    ${target.join(' ')}  ${html.slice(0, 160)}`
    })
    const more = nodes.length - elements.length
    return `\n  ${id} (${impact}): ${help}${elements.join('')}${more > 0 ? `\n    and ${more} more` : ''}`
  })
  return { pass: false, message: `axe finds violations at ${page.url()}:${found.join('')}` }
}
