const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * The control that an event is about. Safari focuses no link and no button that is tapped, so code
 * that follows the focus also follows clicks.
 */
export function controlOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null
}
