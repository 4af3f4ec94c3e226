/** Runs in the page, before its scripts if possible: records errors, rejections, violations and failed files. */
export function watchErrors(): void {
  const page = window as unknown as { pageErrors?: string[] }
  if (page.pageErrors) return
  const found: string[] = []
  page.pageErrors = found
  const note = (text: string) => void found.push(text.slice(0, 300))
  const nameOf = (target: EventTarget | null) =>
    target instanceof Element ? target.outerHTML.slice(0, 120) : 'the page'
  addEventListener(
    'error',
    (event) => note(event.message || `cannot load ${nameOf(event.target)}`),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`violates ${effectiveDirective}: ${blockedURI}`),
  )
  const { console } = window
  const print = console.error
  console.error = (...args: unknown[]) => {
    note(args.map(String).join(' '))
    print(...args)
  }
}

/** Runs in the page: returns the errors since the last call. */
export function takeErrors(): string[] {
  const { pageErrors } = window as unknown as { pageErrors?: string[] }
  return pageErrors?.splice(0) ?? ['errors were not recorded']
}
