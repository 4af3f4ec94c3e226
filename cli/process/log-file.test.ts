import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { endOfLog, keepErrorsIn, withLog } from './log-file'

const folder = mkdtempSync(path.join(os.tmpdir(), 'logs-'))
const file = path.join(folder, 'inner', 'a.log')
afterAll(() => rmSync(folder, { recursive: true }))

test('logs the output of a child to the file and shows the end with the file name', () => {
  const numbers = Array.from({ length: 100 }, (_, at) => `line ${at}`).join('\n')
  withLog(file, (log) => execFileSync('printf', ['%s\n', numbers], { stdio: ['ignore', log, log] }))
  const shown = endOfLog(file)
  expect(shown).toContain(`The last 60 of 100 lines in ${file}:\nline 40\n`)
  expect(shown).toMatch(/line 99$/)
})

test('shows nothing for an empty or missing log', () => {
  withLog(file, () => undefined)
  expect(endOfLog(file)).toBe('')
  expect(endOfLog(path.join(folder, 'missing'))).toBe('')
})

test('redirects stderr to the file until it is restored', async () => {
  const { stderr } = process
  const before = jest.spyOn(stderr, 'write').mockReturnValue(true)
  const giveBack = keepErrorsIn(file)
  await new Promise<void>((resolve) => void stderr.write('kept\n', () => resolve()))
  giveBack()
  stderr.write('shown\n')
  expect(readFileSync(file, 'utf8')).toBe('kept\n')
  expect(before.mock.calls).toEqual([['shown\n']])
  before.mockRestore()
})
