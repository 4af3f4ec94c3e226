import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Letter, Message, Post } from './post'

/** The content of the outbox's JSON files. */
export type Posted = { at: string } & (
  ({ kind: 'mail' } & Letter) | ({ kind: 'message' } & Message)
)

/**
 * Writes messages to files instead of sending them: an `.eml` for mail programs, a `.txt` for people and a
 * `.json` for tests.
 */
export function createOutbox(folder: string, from: string): Post {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

  async function put(posted: Posted, texts: Record<string, string | Buffer>): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${posted.at.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
    const files = { ...texts, json: JSON.stringify(posted, null, 2) }
    for (const [kind, text] of Object.entries(files)) {
      const place = path.join(folder, `${name}.${kind}`)
      // Written to a temporary name first, because a reader may be watching the folder.
      await writeFile(`${place}.part`, text, { mode: 0o600 })
      await rename(`${place}.part`, place)
    }
  }

  return {
    async sendLetter(letter) {
      const { message } = await composer.sendMail({ from, ...letter })
      const txt = `To: ${letter.to}\nSubject: ${letter.subject}\n\n${letter.text}\n`
      await put(
        { kind: 'mail', at: new Date().toISOString(), ...letter },
        { eml: message as Buffer, txt },
      )
    },
    async sendMessage(message) {
      const txt = `To: ${message.to}\n\n${message.text}\n`
      await put({ kind: 'message', at: new Date().toISOString(), ...message }, { txt })
    },
  }
}
