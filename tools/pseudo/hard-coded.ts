const WORD = /[A-Za-z]{2,}/
const BETWEEN = /\s*[·,/:×|–—()]\s*/
/** Shorter data only matches a complete text: “in” is part of too many words. */
const MIN_WITHIN = 4

/** Detects untranslated text in a pseudo-localised page, ignoring data of the shop. */
export function hardCodedFinder(data: Iterable<string>, names: RegExp) {
  const known = new Set([...data].map(plain))
  const within = [...known]
    .filter((text) => text.length >= MIN_WITHIN && WORD.test(text))
    .sort((one, other) => other.length - one.length)

  const isData = (text: string) => known.has(text) || !WORD.test(text.replace(names, ''))

  /** Whether a text contains words that were hard-coded. */
  return (text: string): boolean => {
    const asked = plain(text)
    if (isData(asked) || asked.split(BETWEEN).every(isData)) return false
    let rest = asked
    for (const one of within) if (rest.includes(one)) rest = rest.replaceAll(one, ' ')
    return !rest.replace(names, ' ').split(BETWEEN).every(isData)
  }
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
