import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçðéƒĝĥíĵķļɱñöþɋŕšţüṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ'
/** The padding is words too, so that it wraps like text. */
const FILLING = 'ẽẽẽẽẽ '
const LONGER_BY = 1 / 3

export type Words = { [key: string]: string | Words }

interface Range {
  start: number
  end: number
}

/** The literal parts of a message: not its arguments, their formats, its tags or its choices. */
function literals(elements: MessageFormatElement[]): Range[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element)) {
      const { location } = element
      return location ? [{ start: location.start.offset, end: location.end.offset }] : []
    }
    if (isTagElement(element)) return literals(element.children)
    if (isPluralElement(element) || isSelectElement(element))
      return Object.values(element.options).flatMap(({ value }) => literals(value))
    return []
  })
}

const accented = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)

/** A pseudo-localised message: accented, a third longer and in brackets. One without letters stays. */
export function pseudoMessage(message: string): string {
  const ranges = literals(parse(message, { captureLocation: true }))
  const said = ranges.map(({ start, end }) => message.slice(start, end)).join('')
  if (!/[a-z]/i.test(said)) return message
  const pieces = ranges.map(({ start, end }, at) => {
    const before = message.slice(ranges[at - 1]?.end ?? 0, start)
    return before + accented(message.slice(start, end))
  })
  const longer = Math.ceil(said.length * LONGER_BY)
  const filling = FILLING.repeat(Math.ceil(longer / FILLING.length))
    .slice(0, longer)
    .trim()
  return `[${pieces.join('')}${message.slice(ranges.at(-1)?.end)} ${filling}]`
}

export function pseudoWords(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoMessage(value) : pseudoWords(value),
    ]),
  )
}
