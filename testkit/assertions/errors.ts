import type { Page } from '@playwright/test'
import { logOf } from './page-log'
import type { Verdict } from './verdict'

/** No console error, no exception, no failed request and no HTTP error so far. `allow`: parts of expected ones. */
export async function toHaveNoErrors(
  page: Page,
  { allow = [] }: { allow?: (string | RegExp)[] } = {},
): Promise<Verdict> {
  const { errors } = await logOf(page)
  const isAllowed = (error: string) =>
    allow.some((part) => (typeof part === 'string' ? error.includes(part) : part.test(error)))
  const found = (errors.get(page) ?? []).filter((error) => !isAllowed(error))
  if (found.length === 0) return { pass: true, message: 'The page reported no error' }
  return { pass: false, message: `The page reported:\n  ${found.join('\n  ')}` }
}
