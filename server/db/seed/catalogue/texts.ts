import type { ColourName } from '@/server/pictures/colours'
import type { AxisValue, Descriptor, Texts } from './shape'

/** A text in five languages, in the order English, Chinese, Japanese, Korean, Thai. */
export function text(en: string, zh: string, ja: string, ko: string, th: string): Texts<string> {
  return { en, 'zh-CN': zh, ja, ko, th }
}

/** A text that is identical in every language, such as "256 GB". */
export function same(value: string): Texts<string> {
  return text(value, value, value, value, value)
}

export function descriptor(word: Texts<string>, note: Texts<string>, factor = 1): Descriptor {
  return { word, note, factor }
}

export function value(
  label: Texts<string>,
  factor = 1,
  colour: ColourName | null = null,
): AxisValue {
  return { text: label, factor, colour }
}
