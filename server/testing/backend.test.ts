import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openBackend } from './backend'

test('closing a backend with an unnamed database keeps the files of others', async () => {
  const other = path.join('.data', 'test', `other-${process.pid}`)
  mkdirSync(path.dirname(other), { recursive: true })
  writeFileSync(other, '')
  const database = { url: 'postgres://127.0.0.1:9', drop: () => Promise.resolve() }
  await (await openBackend(database)).close()
  expect(existsSync(other)).toBe(true)
  rmSync(other)
})
