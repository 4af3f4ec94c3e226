import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseRecordOf, rememberPort, secretsOf } from './record'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-record-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('secrets are made once, and only their owner can read them', () => {
  const secrets = secretsOf(folder)
  expect(secrets.secretKey).toMatch(/^[\da-f]{64}$/)
  expect(secretsOf(folder)).toEqual(secrets)
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('the port of the database is remembered, and no draft is left', () => {
  const record = databaseRecordOf(folder, 'sampan')
  rememberPort(folder, record, 5433)
  expect(databaseRecordOf(folder, 'sampan')).toEqual({ ...record, port: 5433 })
  expect(readdirSync(folder)).toEqual(['database.json'])
  expect(statSync(path.join(folder, 'database.json')).mode & 0o777).toBe(0o600)
})
