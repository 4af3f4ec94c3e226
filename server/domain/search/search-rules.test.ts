import fc from 'fast-check'
import { fold, normalise } from './fold'
import { phrasesOf, rankPhrases } from './phrases'
import { bigramsOfRun, wordsOf } from './segment'
import { splitRun } from './split-run'
import { logWeightAt, logScoreOf, weekOf } from './popularity-score'
import { isWithinOneEdit, deletionVariants } from './edit-distance'

it.each([
  ['Ｈｏｎｅｙ', 'honey'],
  ['Café', 'cafe'],
  ['boxes', 'box'],
  ['dresses', 'dress'],
  ['dress', 'dress'],
  ['batteries', 'battery'],
  ["men's", 'men'],
  ['ｲﾔﾎﾝ', 'いやほん'],
  ['ルーター', 'るーた'],
  ['น้ำ', 'นำ'],
])('folds %s to %s', (word, folded) => {
  expect(fold(normalise(word))).toBe(folded)
})

it('segments text without spaces into the same words in every context', () => {
  expect(wordsOf('无线耳机')).toEqual(['无线', '耳机'])
  expect(wordsOf('折りたたみスマホ')).toEqual(['折りたたみ', 'すまほ'])
  expect(wordsOf('USB-C t-shirts')).toEqual(['usb', 'c', 't', 'shirt'])
  expect(wordsOf('!?…')).toEqual([])
})

it('matches a part of a run by its character bigrams', () => {
  const name = new Set(bigramsOfRun('คีย์บอร์ดแมคคานิคอล'))
  expect(bigramsOfRun('คีย์บอร์ด').every((bigram) => name.has(bigram))).toBe(true)
  expect(bigramsOfRun('Tシャツ')).toEqual(bigramsOfRun('シャツ'))
  expect(bigramsOfRun('keyboard')).toEqual([])
})

it.each([
  ['keybord', 'keyboard', true],
  ['keybaord', 'keyboard', true],
  ['keyboardd', 'keyboard', true],
  ['keyboarf', 'keyboard', true],
  ['keybrd', 'keyboard', false],
  ['keyboard', 'keyboard', false],
  ['咖非豆', '咖啡豆', true],
])('%s and %s are within one edit: %s', (one, other, isWithin) => {
  expect(isWithinOneEdit(one, other)).toBe(isWithin)
})

it('words within one edit share a variant', () => {
  const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const word = fc.array(letter, { minLength: 5, maxLength: 9 })
  fc.assert(
    fc.property(word, fc.nat(8), letter, fc.nat(3), (letters, at, other, kind) => {
      const index = at % (letters.length - 1)
      const changed: string[] = letters.map(String)
      if (kind === 0) changed.splice(index, 1)
      if (kind === 1) changed.splice(index, 0, other)
      if (kind === 2) changed[index] = other
      if (kind === 3) changed.splice(index, 2, letters[index + 1] ?? '', letters[index] ?? '')
      const [one, two] = [letters.join(''), changed.join('')]
      if (one === two) return
      expect(isWithinOneEdit(one, two)).toBe(true)
      const variants = new Set(deletionVariants(one))
      expect(deletionVariants(two).some((variant) => variants.has(variant))).toBe(true)
    }),
  )
})

it('never corrects a model number or a word of three letters', () => {
  expect(deletionVariants('v296')).toEqual([])
  expect(deletionVariants('tea')).toEqual([])
})

it('splits a run into the fewest known words, the last of which may be incomplete', () => {
  const known = new Set(['wire', 'less', 'wireless', 'mouse'])
  const isKnown = (word: string, isLast: boolean) => known.has(word) || (isLast && word === 'mou')
  expect(splitRun('wirelessmouse', isKnown)).toEqual(['wireless', 'mouse'])
  expect(splitRun('wirelessmou', isKnown)).toEqual(['wireless', 'mou'])
  expect(splitRun('mouwireless', isKnown)).toBeNull()
})

it('suggests the text from the typed words on, and in Thai the whole run', () => {
  const equals = (typed: string) => (word: string) => word === typed
  expect(phrasesOf('Kelmora slim ergonomic mouse', 'en', equals('ergonomic')).context).toBe(
    'ergonomic mouse',
  )
  expect(phrasesOf('Kelmora slim ergonomic mouse', 'en', equals('mouse')).context).toBe(
    'ergonomic mouse',
  )
  expect(phrasesOf('Kelmora slim mouse', 'en', equals('kelmora')).words).toBe('Kelmora')
  expect(phrasesOf('เครื่องชงกาแฟสเตนเลส รุ่นบาง', 'th', equals('กาแฟ')).context).toBe(
    'เครื่องชงกาแฟสเตนเลส',
  )
  const twice = [1, 2].map(() => ({ words: undefined, context: 'Slim mouse' }))
  expect(rankPhrases([...twice, { words: 'Mouse', context: 'slim MOUSE' }], 'mouse')).toEqual([
    'Slim mouse',
  ])
})

it('halves the weight of a search after two weeks', () => {
  const now = Date.UTC(2026, 10, 21)
  expect(logWeightAt(now) - logWeightAt(now - 14 * 86_400_000)).toBeCloseTo(1)
  expect(logScoreOf(8, now) - logWeightAt(now)).toBe(3)
  expect(weekOf(Date.UTC(2026, 10, 22, 23))).toBe('2026-11-16')
  expect(weekOf(Date.UTC(2026, 10, 23))).toBe('2026-11-23')
})
