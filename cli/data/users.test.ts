import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { markUser, unmarkUser, usedSubjects } from './users'

test('counts only running processes as users', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'users-'))
  markUser(folder, 'mine')
  writeFileSync(path.join(folder, `gone.${process.pid}`), 'another life')
  expect(usedSubjects(folder)).toEqual(new Set(['mine']))
  unmarkUser(folder, 'mine')
  expect(usedSubjects(folder)).toEqual(new Set())
  rmSync(folder, { recursive: true })
})
