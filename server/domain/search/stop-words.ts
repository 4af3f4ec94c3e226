const ENGLISH = 'a an the of for and or with to in on by is it'
const CHINESE = '的 和 与 及 了 在 是'
const JAPANESE = 'の を に は が と で も や へ か から まで です ます'
const KOREAN = '및 와 과 의 를 을'
const THAI = 'และ ของ ที ใน สำหรับ กับ จาก หรือ เป็น ให ได ๆ'

/** Folded words. */
const STOP_WORDS = new Set([ENGLISH, CHINESE, JAPANESE, KOREAN, THAI].join(' ').split(' '))

export const isStopWord = (word: string) => STOP_WORDS.has(word)

/** Removes stop words, unless the query has no other words. */
export function withoutStopWords(words: string[]): string[] {
  const others = words.filter((word) => !isStopWord(word))
  return others.length > 0 ? others : words
}
