import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from './fixtures'

interface Posted {
  to: string
  subject?: string
  text: string
}

/** The messages to an e-mail address or mobile number, the oldest first. */
async function postedTo(to: string): Promise<Posted[]> {
  const folder = path.join(process.env.DATA_DIR ?? '.data', 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Posted
  return (await Promise.all(files.map(read))).filter((posted) => posted.to === to)
}

/** The code of the newest message that has one; waits for it. */
export async function mailedCode(to: string): Promise<string> {
  const newest = async () =>
    /\b(?:\d{6}|\d{10})\b/.exec((await postedTo(to)).at(-1)?.text ?? '')?.[0]
  await expect.poll(newest, { timeout: 20_000 }).toBeDefined()
  return (await newest()) ?? ''
}
