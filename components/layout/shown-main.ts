/** Kept-alive pages stay in the document, so the first main element may be a hidden one. */
export function shownMain(): HTMLElement | undefined {
  const mains = [...document.querySelectorAll<HTMLElement>('main')]
  return mains.find((main) => main.checkVisibility())
}
