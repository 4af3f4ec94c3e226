/** Features that some supported browsers do not have, and what a shopper misses there. */
export const ACCEPTED: Record<string, string> = {
  '.skipTransition': 'Nothing: it ends a view transition, which only a browser with them starts.',
  '@starting-style': 'Sheets and toasts appear without a movement.',
  '::selection': 'Selected text has the colours of the system.',
  '::view-transition': 'Back changes the page without a transition.',
  '::view-transition-group': 'As ::view-transition.',
  '::view-transition-old': 'As ::view-transition.',
  '::view-transition-new': 'As ::view-transition.',
  'field-sizing': 'A text area does not grow with its text, and scrolls instead.',
  'forced-color-adjust': 'Nothing: these browsers have no forced colours.',
  resize: 'A text area cannot be resized.',
  'scrollbar-width': 'Nothing: the scroll bar is also hidden by ::-webkit-scrollbar.',
  'text-size-adjust':
    'Nothing: only phones enlarge text, and the rule has -webkit-text-size-adjust.',
  'text-wrap': 'The lines of a heading differ more in length.',
}
