import { LOCALES } from '@/contracts/languages'
import {
  bigramLexeme,
  bigramLexemesOf,
  descriptionLexeme,
  nameLexeme,
  parseWordLexeme,
  shopLexeme,
  wordLexemesOf,
} from './lexemes'

const NOTHING = { name: '', description: '' }
const texts = (own: object) => ({
  en: NOTHING,
  'zh-CN': NOTHING,
  ja: NOTHING,
  ko: NOTHING,
  th: NOTHING,
  ...own,
})

test.each([
  ['en', 'eslim', 'Eslim'],
  ['zh-CN', 'zslim', 'Zslim'],
  ['ja', 'jslim', 'Jslim'],
  ['ko', 'kslim', 'Kslim'],
  ['th', 'tslim', 'Tslim'],
] as const)('encodes language and field of a word in %s', (locale, inName, inDescription) => {
  expect([nameLexeme(locale, 'slim'), descriptionLexeme(locale, 'slim')]).toEqual([
    inName,
    inDescription,
  ])
  expect(parseWordLexeme(inName)).toEqual({ locale, word: 'slim', isInName: true })
  expect(parseWordLexeme(inDescription)).toEqual({ locale, word: 'slim', isInName: false })
})

test('finds no word in the lexeme of a shop or a bigram', () => {
  expect([shopLexeme(7), bigramLexeme('ab')]).toEqual(['#7', '~ab'])
  expect([shopLexeme(7), bigramLexeme('ab'), ''].map(parseWordLexeme)).toEqual(
    [7, 8, 9].map(() => undefined),
  )
})

test('contains each word once per language, and those of the name not again', () => {
  const own = { name: 'Slim mouse  slim', description: 'A mouse for the desk\nThe desk of a cat' }
  expect(wordLexemesOf(texts({ en: own, ja: { ...NOTHING, name: 'Slim' } }))).toEqual([
    'eslim',
    'emouse',
    'Edesk',
    'Ecat',
    'jslim',
  ])
  expect(LOCALES).toHaveLength(5)
})

test('keeps stop words of names, and only the first words of descriptions', () => {
  const letters = 'bcdefghijklmnopqrstuvwxyz'.split('').map((letter) => letter.repeat(3))
  const own = { name: 'For the cat', description: letters.join(' ') }
  const found = wordLexemesOf(texts({ en: own }))
  expect(found.slice(0, 3)).toEqual(['efor', 'ethe', 'ecat'])
  expect(found.slice(3)).toEqual(letters.slice(0, 18).map((word) => `E${word}`))
  const other = { name: letters.join(' '), description: '' }
  expect(wordLexemesOf(texts({ en: other }))).toHaveLength(letters.length)
})

test('contains the bigrams of the names alone, each once', () => {
  const own = { name: '无线耳机 无线', description: '鼠标' }
  expect(bigramLexemesOf(texts({ 'zh-CN': own, ja: own }))).toEqual(['~无线', '~线耳', '~耳机'])
})
