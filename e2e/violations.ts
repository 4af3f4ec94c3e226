import type { Page } from '@playwright/test'

/** Runs in the page before anything of it does. */
export function watchViolations() {
  const found: string[] = []
  Object.assign(window, { violations: found })
  addEventListener('securitypolicyviolation', (event) => {
    found.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
  })
}

/** What the content policy of the page was broken by. */
export const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)
