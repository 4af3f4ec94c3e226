const WORD = /[A-Za-z]{2,}/
const BETWEEN = /\s*[·,/:×|–—()]\s*/
/** Shorter data stands for itself alone: “in” is part of too much. */
const LEAST_WITHIN = 4

/** Tells what of a text in the pseudo-language nobody translated from what the shop is full of. */
export function hardCodedFinder(data: Iterable<string>, names: RegExp) {
  const known = new Set([...data].map(plain))
  const within = [...known]
    .filter((text) => text.length >= LEAST_WITHIN && WORD.test(text))
    .sort((one, other) => other.length - one.length)

  const isData = (text: string) => known.has(text) || !WORD.test(text.replace(names, ''))

  /** Whether words of the product stand in it as they were typed by somebody who wrote its code. */
  return (text: string): boolean => {
    const asked = plain(text)
    if (isData(asked) || asked.split(BETWEEN).every(isData)) return false
    let rest = asked
    for (const one of within) if (rest.includes(one)) rest = rest.replaceAll(one, ' ')
    return !rest.replace(names, ' ').split(BETWEEN).every(isData)
  }
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
