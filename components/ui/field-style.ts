/** The box of every control one types into. Its text is 17 px: below 16 a phone zooms in on focus. */
export const fieldBox =
  'flex min-h-12 w-full items-center rounded-card border border-control bg-card text-17 text-ink ' +
  'transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ink ' +
  'has-[[aria-invalid=true]]:border-bad has-[:disabled]:border-line has-[:disabled]:bg-press ' +
  'has-[:disabled]:text-muted'

export const fieldInput =
  'min-h-11 w-full min-w-0 flex-1 rounded-card bg-transparent px-3.5 py-2 outline-none ' +
  'disabled:cursor-not-allowed'
