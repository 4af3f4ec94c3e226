interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown
}

/** What react-admin puts under an input without a hint, so that its height stays the same. */
const ZERO_WIDTH_SPACE = '&#8203;'

/**
 * The policy of the page requires trusted HTML. This allows the one constant that react-admin sets and rejects all other
 * HTML, so that text of shoppers and staff can never become markup.
 */
export function allowOneText(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === ZERO_WIDTH_SPACE ? html : null),
  })
}
