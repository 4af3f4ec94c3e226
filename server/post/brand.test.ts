import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BRAND_VARIABLE } from '@/contracts/brand'
import { readBrand } from '@/server/brand-file'
import { readConfig } from '@/server/config'
import { openPost } from './open'

const before = process.env[BRAND_VARIABLE]
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sampan-brand-mail-'))
  process.env[BRAND_VARIABLE] = JSON.stringify(readBrand('examples/brand/brand.json'))
})
afterEach(async () => {
  process.env[BRAND_VARIABLE] = before
  await rm(folder, { recursive: true })
})

test('a second brand sends mail and text messages in its name', async () => {
  // The translators keep the messages, so they are loaded after the brand.
  const { alertLetter, codeLetter, codeMessage } = await import('@/server/services/notices/letters')
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://localhost/shop',
    DATA_DIR: folder,
    DEMO: '1',
    SECRET_KEY: 'a'.repeat(64),
    PUBLIC_ORIGIN: 'https://river.example',
  })
  const reader = { email: 'ann@example.com', languageFile: 'ri' }
  const post = openPost(config)
  await post.sendLetter(codeLetter(config, reader, 'resetpwd', '123456'))
  const at = '2026-11-21T12:00:00.000Z'
  await post.sendLetter(alertLetter(config, reader, { alert: 'mobileChanged', at }))
  await post.sendMessage({
    to: '+66801234567',
    text: codeMessage(reader, 'resetpwd', '123456'),
  })
  const outbox = path.join(folder, 'outbox')
  const files = await readdir(outbox)
  const texts = await Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')))
  const all = texts.join('\n')
  expect(all).toContain('From: River Market <no-reply@river.example>')
  // Japanese is not offered, so the mail is in the default language.
  expect(all).toContain('Subject: Your code for a new password')
  expect(all).toContain('Open River Market')
  expect(all).toContain('River Market Trading Co., Ltd.')
  expect(all).toContain('123456 is your River Market code')
  expect(all).toContain('background:#0b5cad')
  expect(all).not.toMatch(/sampan/i)
  expect(config.transferAccount?.bankName).toBe('River Market Demo Bank')
})
