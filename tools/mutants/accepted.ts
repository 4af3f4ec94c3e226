import { type Accepted, ACCEPTED_IN_SERVICES } from './accepted-services.ts'
import type { Survivor } from './results.ts'

type Found = Pick<Survivor, 'file' | 'mutator' | 'code' | 'replacement'>

const NEVER_MISSING = 'The value is never missing there; TypeScript asks for one.'
const SAME_ANSWER = 'The next check gives the same answer.'
const FOR_READERS = 'A text for engineers.'

/** Mutants that no test needs to notice. */
const ACCEPTED: Accepted[] = [
  ...ACCEPTED_IN_SERVICES,
  { file: 'lib/format/money.ts', code: 'Not a whole number', reason: FOR_READERS },
  { file: 'lib/format/money.ts', code: "''", reason: NEVER_MISSING },
  { file: 'lib/format/plain-number.ts', code: "''", reason: NEVER_MISSING },
  { file: 'lib/navigation/decide.ts', code: "'a ", reason: FOR_READERS },
  { file: 'lib/navigation/decide.ts', code: "'an ", reason: FOR_READERS },
  { file: 'lib/navigation/decide.ts', code: "'the root", reason: FOR_READERS },
  { file: 'lib/navigation/decide.ts', code: "the merchant's", reason: FOR_READERS },
  { file: 'lib/navigation/decide.ts', code: "'/'", reason: NEVER_MISSING },
  { file: 'lib/navigation/decide.ts', code: "''", reason: NEVER_MISSING },
  {
    file: 'lib/navigation/decide.ts',
    code: 'routeOf(plain)?.opens',
    reason: 'A safe return path always has a route.',
  },
  { file: 'lib/navigation/return-path.ts', code: "''", reason: NEVER_MISSING },
  {
    file: 'lib/navigation/return-path.ts',
    code: 'url.origin !== origin',
    reason: 'A second defence: earlier checks reject every other origin that is known.',
  },
  {
    file: 'lib/navigation/return-path.ts',
    code: '{1,2}',
    reason: 'URL.parse removes dots at the end, and no route ends in a slash.',
  },
  {
    file: 'lib/navigation/return-path.ts',
    code: '{ return undefined }',
    replacement: '{}',
    reason: 'A function without a statement returns undefined too.',
  },
  { file: 'lib/navigation/routes.ts', code: "''", reason: NEVER_MISSING },
  {
    file: 'lib/navigation/places.ts',
    code: String.raw`^\[/`,
    reason: 'A host name has a bracket only at its start.',
  },
  { file: 'lib/navigation/region-policy.ts', code: 'typeof value', reason: SAME_ANSWER },
  { file: 'lib/navigation/region-policy.ts', code: 'value === null', reason: SAME_ANSWER },
  { file: 'lib/navigation/region-policy.ts', code: 'trim()', reason: SAME_ANSWER },
  { file: 'lib/navigation/notice.ts', code: 'code !== null', reason: SAME_ANSWER },
  {
    file: 'lib/navigation/scroll-positions.ts',
    code: "'[]'",
    reason: 'An empty text is not JSON and has no positions either.',
  },
  {
    file: 'lib/navigation/scroll-positions.ts',
    code: 'typeof value[0]',
    reason: 'An entry with another key is never looked up.',
  },
  { file: 'lib/cart/guest-cart.ts', code: 'lines.size', reason: 'An empty list either way.' },
  {
    file: 'lib/cart/outbox.ts',
    code: '(.{8})',
    reason: 'The text always has exactly 32 characters.',
  },
  {
    file: 'lib/cart/outbox.ts',
    code: '[]',
    reason: 'The filter removes what is no addition.',
  },
  { file: 'lib/cart/send-due.ts', code: 'instanceof ApiError', reason: SAME_ANSWER },
  {
    file: 'lib/cart/sender.ts',
    code: 'isEmpty(outbox.read())',
    reason: 'An empty outbox sends nothing; the check saves the work.',
  },
  {
    file: 'lib/cart/tabs.ts',
    code: "'undefined'",
    reason: 'The tests have a window; servers with BroadcastChannel do not.',
  },
  { file: 'lib/gateway/cross-site.ts', code: "''", reason: 'No signature fits either text.' },
  {
    file: 'lib/gateway/admission.ts',
    code: 'toLowerCase()',
    reason: 'Names of headers are found in either case.',
  },
  { file: 'web/public-page.ts', code: "''", reason: NEVER_MISSING },
  {
    file: 'web/page-cache.ts',
    code: 'this.#generation += 1',
    reason: 'Any other number will do.',
  },
  {
    file: 'web/pages.ts',
    code: "'missing'",
    reason: 'No tag ever invalidates the page.',
  },
  {
    file: 'web/pages.ts',
    code: "''",
    reason: 'No missing and no unknown Cache-Control allows a cache.',
  },
  { file: 'web/pages.ts', code: "'private'", reason: 'The document is never stored.' },
  {
    file: 'web/pages.ts',
    code: "'once'",
    reason: 'Only the effort of compression differs.',
  },
  {
    file: 'web/pages.ts',
    code: "'page'",
    reason: 'Only the effort of compression differs.',
  },
  { file: 'domain/cursor.ts', code: "''", reason: 'No signature fits either text.' },
  { file: 'domain/network.ts', code: "''", reason: NEVER_MISSING },
  {
    file: 'domain/network.ts',
    code: '[]',
    reason: 'Neither list has a value that is used.',
  },
  {
    file: 'domain/refund-moves.ts',
    code: '[]',
    reason: 'A type without moves allows no status of either list.',
  },
  {
    file: 'domain/sealed-card.ts',
    code: 'authTagLength',
    reason: 'Node.js uses a tag of 16 bytes by default, and 16 bytes are passed to it.',
  },
  { file: 'domain/sealed-card.ts', code: "'utf8'", reason: 'The default encoding.' },
  { file: 'search/fold.ts', code: '[]', reason: 'A word without a plural has no ending.' },
  {
    file: 'search/lexemes.ts',
    code: '\\s+',
    reason: 'An empty run has no words.',
  },
  { file: 'search/segment.ts', code: "''", reason: 'Any text that is not katakana will do.' },
  { file: 'search/phrases.ts', code: '!first || !last', reason: 'Both are missing, or neither.' },
  {
    file: 'search/phrases.ts',
    code: 'words: undefined, context: undefined',
    reason: 'A missing property is undefined too.',
  },
  {
    file: 'navigation/scroll-positions.ts',
    code: '{ return [] }',
    reason: 'A Map of undefined is as empty as one of an empty list.',
  },
  { file: 'search/segment.ts', code: '\\s+', reason: 'An empty run has no words.' },
  {
    file: 'search/tiers.ts',
    code: '[]',
    reason: 'The highest count is used for one word only.',
  },
  {
    file: 'search/tiers.ts',
    code: 'countOf(candidate) > 0',
    reason: 'The count is 0 in both cases.',
  },
  {
    file: 'search/edit-distance.ts',
    code: 'start < a.length',
    reason: 'Different words differ before the longer one ends.',
  },
  {
    file: 'search/split-run.ts',
    code: 'start < letters.length',
    reason: 'No substring starts after the last letter.',
  },
  {
    file: 'search/popularity-score.ts',
    code: 'time - ORIGIN',
    reason: 'Scores are compared with one another; any origin will do.',
  },
  {
    file: 'domain/similar-products.ts',
    code: 'toLowerCase()',
    reason: 'Both names are in the same case.',
  },
  {
    file: 'domain/phone-numbers.ts',
    code: 'isSupportedCountry',
    reason: 'The library ignores a country that it does not support.',
  },
]

/** Why no test needs to notice this mutant; undefined when nobody has decided. */
export function reasonFor({ file, code, replacement }: Found): string | undefined {
  return ACCEPTED.find(
    (one) =>
      file.endsWith(one.file) &&
      code.includes(one.code) &&
      (one.replacement === undefined || one.replacement === replacement),
  )?.reason
}
