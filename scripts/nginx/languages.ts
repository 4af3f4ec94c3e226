import { DEFAULT_LOCALE, LANGUAGES } from '../../contracts/languages.ts'
import { languagePatterns, VISIT_LANGUAGE_COOKIE } from '../../lib/i18n/language-patterns.ts'

/** Quoted for nginx, which takes a backslash before another one away. */
const quoted = (pattern: string) =>
  `"${pattern.replaceAll('\\\\', '\\\\\\\\').replaceAll('"', '\\"')}"`

/** The cookie as browsers send it: percent-encoded, a text without quotes and backslashes. */
const TEXT = '%22(?:(?!%22|%5C)[^;,\\s"])*%22'
const OTHER_FIELD = `%22(?:language_name|chinese_name)%22%3A${TEXT}`
const chosen = (fileName: string) =>
  `~*^%7B(?:${OTHER_FIELD}%2C)*%22file_name%22%3A%22(?-i:${fileName})%22(?:%2C${OTHER_FIELD})*%7D$`

/**
 * How nginx finds the language of a bare address: as the rewrites of next.config.mjs do, from the same table. What it
 * cannot read for certain it calls "?", and leaves to Sampan.
 */
export function languageMaps(): string {
  const patterns = languagePatterns(LANGUAGES)
  const map = (from: string, to: string, lines: string[]) =>
    [`map ${from} ${to} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n')
  return `${[
    '# Made by `node scripts/nginx/main.ts` from contracts/languages.ts; a test compares them.',
    map(`$cookie_${VISIT_LANGUAGE_COOKIE}`, '$sampan_visit', [
      'default ""',
      '~% "?"',
      ...patterns.map(({ locale }) => `${quoted(`~^${locale}$`)} ${locale}`),
    ]),
    map('$cookie_language', '$sampan_chosen', [
      'default "?"',
      '"" ""',
      ...LANGUAGES.map(({ locale, fileName }) => `${quoted(chosen(fileName))} ${locale}`),
    ]),
    map('$http_accept_language', '$sampan_accepted', [
      `default ${DEFAULT_LOCALE}`,
      ...patterns.map(({ locale, accepted }) => `${quoted(`~^${accepted}$`)} ${locale}`),
    ]),
    '# A cookie that comes twice.',
    map('$http_cookie', '$sampan_twice', [
      'default ""',
      `"~(?:^|;)\\s*((?:visit_)?language)=.*;\\s*\\1=" twice`,
    ]),
    map('$sampan_chosen', '$sampan_stored', ['default $sampan_chosen', '"" $sampan_accepted']),
    map('$sampan_visit', '$sampan_by_cookie', ['default $sampan_visit', '"" $sampan_stored']),
    map('$sampan_twice', '$sampan_language', ['default "?"', '"" $sampan_by_cookie']),
  ].join('\n\n')}\n`
}
