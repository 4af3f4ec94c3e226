import type { Page } from '@playwright/test'

/** Runs in the page before its own scripts. */
export function watchViolations() {
  const found: string[] = []
  Object.assign(window, { violations: found })
  addEventListener('securitypolicyviolation', (event) => {
    found.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
  })
}

/** Violations of the content security policy of the page. */
export const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)
