/** Whether an element is rendered. `checkVisibility` is missing in Safari before 17.4. */
export function isDisplayed(element: Element): boolean {
  return element.getClientRects().length > 0
}
