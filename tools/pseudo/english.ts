import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject, projectRoot } from '../../cli/bootstrap/project.mjs'
import { pseudoWords, type Words } from './pseudo-message.ts'

/** Writes the messages that replace English; returns their folder, which is named by a hash of the content. */
export function writePseudoEnglish(): string {
  const english = JSON.parse(readFileSync(inProject('messages', 'en.json'), 'utf8')) as Words
  const text = JSON.stringify(pseudoWords(english), null, 2)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const folder = inProject('.data', 'pseudo', hash)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'en.json'), text)
  return path.relative(projectRoot, folder)
}
