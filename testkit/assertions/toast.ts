import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { logOf, type LoggedToast } from './page-log'
import type { Verdict } from './verdict'

const EVERY_MS = 50

/** A toast with this text appears on the page, and goes away again. Each toast satisfies one assertion. */
export async function toShowToast(
  page: Page,
  text: string | RegExp,
  { timeout = 10_000 }: { timeout?: number } = {},
): Promise<Verdict> {
  const { toasts: all } = await logOf(page)
  const shown = () => all.filter((toast) => toast.page === page)
  const fits = (toast: LoggedToast) =>
    !toast.isSeen && (typeof text === 'string' ? toast.text === text : text.test(toast.text))
  const endsAt = Date.now() + timeout
  let found = shown().find(fits)
  while (!found && Date.now() < endsAt) {
    await sleep(EVERY_MS)
    found = shown().find(fits)
  }
  if (!found) return { pass: false, message: missing(shown(), text, timeout) }
  found.isSeen = true
  while (!found.isGone && Date.now() < endsAt) await sleep(EVERY_MS)
  if (found.isGone) return { pass: true, message: `The toast “${found.text}” was shown` }
  return { pass: false, message: `The toast “${found.text}” is still shown after ${timeout} ms` }
}

function missing(toasts: LoggedToast[], text: string | RegExp, timeout: number): string {
  const others = toasts.map((toast) => `“${toast.text}”${toast.isSeen ? ' (asserted)' : ''}`)
  const rest = others.length > 0 ? `Toasts so far: ${others.join(', ')}` : 'No toast was shown'
  return `No toast “${text}” within ${timeout} ms. ${rest}`
}
