import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { login } from '@/contracts/account'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper } from '@/server/testing/shoppers'
import { COMMANDS } from './commands'
import { print, printError, printTable } from './terminal'

/** Clears the screen by C1 and by ESC, deletes, reverses the text direction, and starts a new line. */
const HOSTILE = '\u009b2J\u001b[31m\u007f\u202egnp.exe\u2066\u061c\u2028\r\nforged line\u200b\udc00'
const ESCAPED =
  '\\u009b2J\\u001b[31m\\u007f\\u202egnp.exe\\u2066\\u061c\\u2028\\u000d\\u000aforged line\\u200b\\udc00'
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

let written = ''
beforeEach(() => {
  written = ''
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((chunk) => {
      written += String(chunk)
      return true
    })
  for (const level of ['log', 'error', 'table'] as const)
    jest.spyOn(console, level).mockImplementation((...[text]: unknown[]) => {
      written += `${typeof text === 'string' ? text : JSON.stringify(text)}\n`
    })
})
afterEach(() => jest.restoreAllMocks())

const lines = () => written.split('\n').slice(0, -1)

it('escapes control and invisible characters and breaks only its own lines', () => {
  print(HOSTILE, 'ไทย 日本語 é 👍')
  printError(HOSTILE)
  expect(lines()).toEqual([ESCAPED, 'ไทย 日本語 é 👍', ESCAPED])
})

it('escapes table cells and does not change ordinary tables', () => {
  printTable([{ name: HOSTILE, id: 7 }])
  expect(lines()).toHaveLength(5)
  expect(lines().filter((line) => UNSAFE.test(line))).toEqual([])
  expect(written).toContain('gnp.exe')
  written = ''
  printTable([{ name: 'Ann', id: 7 }])
  expect(lines()[3]).toMatch(/^│ 0 {7}│ 'Ann' │ 7 {2}│$/)
})

describe('commands', () => {
  let test: TestBackend
  beforeAll(async () => {
    test = await openTestBackend()
  })
  afterAll(() => test.close())

  it('print no control characters of a User-Agent', async () => {
    const { email } = await newShopper(test, { hasPayCode: false })
    const headers = { 'user-agent': 'Phone/1 \u009b2J \u00ad end' }
    await test.ask(login, { account: email, password: 'wrong' }, { headers })
    const { db, config, files } = test.backend.services
    const call = () => Promise.reject(new Error('it asks the database itself'))
    await COMMANDS.trail!.run({ call, db, config, files, values: {}, positionals: [] })
    expect(written).toContain('Phone/1')
    expect(lines().filter((line) => UNSAFE.test(line))).toEqual([])
  })

  it('print only through the terminal module', () => {
    const folder = path.join(process.cwd(), 'cli/ops')
    const files = readdirSync(folder).filter((name) => /^(?!.*\.test).*\.ts$/.test(name))
    const sources = [...files.map((name) => path.join(folder, name)), `${folder}.ts`]
    const direct = sources.filter(
      (file) =>
        path.basename(file) !== 'terminal.ts' &&
        /console\.|process\.std(out|err)/.test(readFileSync(file, 'utf8')),
    )
    expect(direct).toEqual([])
  })
})
