import type { BrowserContext, Page, Response } from '@playwright/test'

/** A toast of any page of a context. `isSeen`: an assertion has matched it. */
export interface LoggedToast {
  page: Page
  text: string
  isGone: boolean
  isSeen: boolean
}

/** What the pages of a context have shown and reported so far. */
export interface PageLog {
  toasts: LoggedToast[]
  /** Their texts alone. */
  toastTexts: string[]
  /** Errors in the console, exceptions and failed requests of each page, as sentences. */
  errors: Map<Page, string[]>
}

const logs = new WeakMap<BrowserContext, Promise<PageLog>>()

/** Starts the log of a context; pages that are open already are not watched for toasts. The fixtures do so. */
export function startLog(context: BrowserContext): Promise<PageLog> {
  const known = logs.get(context) ?? begin(context)
  logs.set(context, known)
  return known
}

/** The log of a page. Throws when nothing started it. */
export async function logOf(page: Page): Promise<PageLog> {
  const log = logs.get(page.context())
  if (log) return log
  throw new Error(
    'This browser context is not watched: call startLog(context) before its first page',
  )
}

async function begin(context: BrowserContext): Promise<PageLog> {
  const log: PageLog = { toasts: [], toastTexts: [], errors: new Map() }
  for (const page of context.pages()) watchErrors(page, log)
  context.on('page', (page) => watchErrors(page, log))
  await context.exposeBinding('sampanToast', ({ page }, text: string | null) =>
    note(log, page, text),
  )
  await context.addInitScript(watchToasts)
  return log
}

/** Null: the page shows no toast any more. */
function note({ toasts, toastTexts }: PageLog, page: Page, text: string | null): void {
  const last = toasts.findLast((toast) => toast.page === page)
  if (last) last.isGone = true
  if (text === null) return
  toasts.push({ page, text, isGone: false, isSeen: false })
  toastTexts.push(text)
}

/** Runs in the page: polling could miss a toast, which is visible for 1200 ms. */
function watchToasts() {
  const { sampanToast } = window as unknown as { sampanToast: (text: string | null) => void }
  if (window !== window.top) return
  // A toast of the document before this one is gone.
  sampanToast(null)
  let last: Element | null = null
  new MutationObserver(() => {
    const toast = document.querySelector('[data-toast]')
    if (toast === last) return
    last = toast
    sampanToast(toast ? toast.textContent : null)
  }).observe(document, { childList: true, subtree: true })
}

/** Requests that a navigation cancelled have not failed. */
const CANCELLED = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled|canceled/i
/** The browser's own report of a response that is logged as such. */
const ABOUT_RESPONSE = /^Failed to load resource/

/** The document of a server that was too busy for a page: the browser loads the page again by itself. */
export const loadsAgain = (response: Response) => !!response.headers().refresh

function watchErrors(page: Page, log: PageLog): void {
  const errors: string[] = []
  log.errors.set(page, errors)
  page.on('console', (message) => {
    if (message.type() !== 'error' || ABOUT_RESPONSE.test(message.text())) return
    errors.push(`console error: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    if (!CANCELLED.test(reason)) errors.push(`${request.method()} ${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400 || loadsAgain(response)) return
    errors.push(`${response.request().method()} ${response.url()}: HTTP ${response.status()}`)
  })
}
