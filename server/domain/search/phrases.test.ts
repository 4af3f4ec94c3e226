import { phrasesOf, rankPhrases } from './phrases'

const is = (word: string) => (other: string) => other === word

test('suggests nothing from a name without the typed words', () => {
  expect(phrasesOf('Slim mouse', 'en', is('keyboard'))).toEqual({
    words: undefined,
    context: undefined,
  })
})

test('suggests words only where they end', () => {
  expect(phrasesOf('无线耳机', 'zh-CN', is('无线'))).toEqual({
    words: undefined,
    context: '无线耳机',
  })
  expect(phrasesOf('Slim mouse', 'en', is('slim'))).toEqual({
    words: 'Slim',
    context: 'Slim mouse',
  })
})

test('starts at the run of the last word, and has no spaces around it', () => {
  expect(phrasesOf('Slim (mouse', 'en', is('mouse')).context).toBe('(mouse')
  expect(phrasesOf('Slim mouse ', 'en', is('slim')).context).toBe('Slim mouse')
})

test('leaves out phrases of more than 40 characters', () => {
  const name = (length: number) => `slim ${'a'.repeat(length - 5)}`
  expect(phrasesOf(name(40), 'en', is('slim')).context).toBe(name(40))
  expect(phrasesOf(name(41), 'en', is('slim'))).toEqual({ words: 'slim', context: undefined })
})

test('in Thai suggests the run up to the next space', () => {
  const name = 'กาแฟ ร้อน'
  expect(phrasesOf(name, 'th', is('กาแฟ')).context).toBe('กาแฟ')
  expect(phrasesOf(name, 'th', is('รอน')).context).toBe('ร้อน')
})

test('normalises a name of another length before it takes a part of it', () => {
  expect(phrasesOf('㎏ scale digital', 'en', is('scale')).context).toBe('scale digital')
  expect(phrasesOf('㎏ Scale Digital', 'en', is('digital')).context).toBe('scale digital')
})

const both = (text: string) => ({ words: text, context: text })
const one = (context: string) => ({ words: undefined, context })

test('ranks phrases by how many names contain them, and the first names count more', () => {
  expect(rankPhrases([one('a mouse'), one('b mouse'), one('b mouse')], 'x')).toEqual([
    'b mouse',
    'a mouse',
  ])
  const later = [one('a mouse'), ...Array.from({ length: 20 }, (_, at) => one(`n${at}`))]
  expect(rankPhrases([...later, one('z mouse')], 'x')[0]).toBe('a mouse')
  expect(rankPhrases([one('a mouse'), ...later.slice(1, 9), one('b'), one('b')], 'x')[0]).toBe(
    'a mouse',
  )
})

test('counts a name once whose words are the whole phrase', () => {
  const ranked = rankPhrases([one('mouse'), both('slim mouse'), one('mouse')], 'x')
  expect(ranked).toEqual(['mouse', 'slim mouse'])
  expect(rankPhrases([both('slim mouse'), one('mouse'), one('mouse')], 'x')[0]).toBe('mouse')
  expect(
    rankPhrases([{ words: 'slim', context: 'slim cat' }, one('slim dog'), one('slim')], 'x')[0],
  ).toBe('slim')
})

test('suggests neither nothing nor what was typed', () => {
  expect(rankPhrases([both('slim mouse'), both('!!'), both('Slim Mouses')], 'SLIM mouse')).toEqual(
    [],
  )
  expect(rankPhrases([one('slim mouse')], 'slimmouse')).toEqual(['slim mouse'])
  expect(rankPhrases([one('a bc'), one('ab c')], 'x')).toEqual(['a bc', 'ab c'])
})
