import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(process.cwd(), 'server', 'db', 'seed')
const literals = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => {
    const source = readFileSync(path.join(folder, name), 'utf8')
    return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text)
  })

const japanese = literals.filter((text) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))

/** Words in which the numeral is no number. */
const WORDS = /十分|二重|三脚|三輪|二つと/g
/** 一 stands in too many words to be checked. */
const NUMERAL = /[二三四五六七八九十百千](?=[つ個本枚台年日週か月時分秒歳回人点杯粒種段泊度部層割])/

test('writes numbers in Japanese texts with digits', () => {
  expect(japanese.length).toBeGreaterThan(500)
  expect(japanese.filter((text) => NUMERAL.test(text.replace(WORDS, '')))).toEqual([])
  expect(NUMERAL.test('保証は二年です')).toBe(true)
})

test('uses the Thai word for export only for files', () => {
  expect(literals.filter((text) => /ส่งออก(?!เป็น CSV)/.test(text))).toEqual([])
})

test('calls beige by its own name in Chinese', () => {
  expect(literals).toContain('杏色')
  expect(literals).not.toContain('卡其')
})
