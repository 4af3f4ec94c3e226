import { expect as base, type Expect, type Locator, type Page } from '@playwright/test'
import type { OrderScreen } from '@/testkit/screens/order'
import type { OrderState } from '@/testkit/state/orders'
import type { Shopper } from '@/testkit/state/shopper'
import { toHaveNoViolations } from './accessibility'
import { toShowAmount } from './amount'
import { toHaveNoErrors } from './errors'
import { toRequireSignIn } from './guard'
import { toSurviveOffline } from './offline'
import { toFitViewport } from './overflow'
import { toShowStatus } from './status'
import { toShowToast } from './toast'
import type { Verdict } from './verdict'

const told = async (judging: Promise<Verdict>) => {
  const { pass, message } = await judging
  return { pass, message: () => message }
}

const matchers = {
  /** `await expect(locator).toShowAmount(1299)`: $12.99, to the cent. `signed`: with a plus. */
  toShowAmount: (
    locator: Locator,
    cents: number,
    options?: { signed?: boolean; timeout?: number },
  ) => told(toShowAmount(locator, cents, options)),

  /** `await expect(app.order).toShowStatus('paid')`; a failure names the status that is shown. */
  toShowStatus: (
    screen: Pick<OrderScreen, 'nameOf' | 'shownStatus' | 'page'>,
    state: OrderState,
    options?: { timeout?: number },
  ) => told(toShowStatus(screen, state, options)),

  /** A toast appears and goes away. Each toast satisfies one assertion, so that a second needs a second toast. */
  toShowToast: (page: Page, text: string | RegExp, options?: { timeout?: number }) =>
    told(toShowToast(page, text, options)),

  /** A path leads to sign-in and back. Signs the context out first, and leaves it signed in as `shopper`. */
  toRequireSignIn: (page: Page, path: string, shopper: Pick<Shopper, 'email' | 'password'>) =>
    told(toRequireSignIn(page, path, shopper)),

  /** The page does not scroll sideways; names the widest element. */
  toFitViewport: (page: Page) => told(toFitViewport(page)),

  /** axe finds nothing; names rule and element. `disable`: rules; `include`: a CSS selector. */
  toHaveNoViolations: (page: Page, options?: { disable?: string[]; include?: string }) =>
    told(toHaveNoViolations(page, options)),

  /** No console error, exception, failed request or HTTP error so far. `allow`: parts of expected ones. */
  toHaveNoErrors: (page: Page, options?: { allow?: (string | RegExp)[] }) =>
    told(toHaveNoErrors(page, options)),

  /** Offline the page keeps its content and says so; online again, it recovers. */
  toSurviveOffline: (page: Page, whileOffline?: () => Promise<void>) =>
    told(toSurviveOffline(page, whileOffline)),
}

/** Playwright's `expect` with the assertions of the kit. Failures name the cause. */
export const expect: Expect<typeof matchers> = base.extend(matchers)
