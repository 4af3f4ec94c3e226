import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { jpeg } from '@/server/testing/pictures'
import type { Scene } from './faults'

const run = promisify(execFile)

/**
 * Mounts a tiny file system over the pictures during an upload: the upload is refused with a message and everything
 * else continues. Where mounting is not permitted, the suite reports that it skipped the test.
 */
export async function fillDisk({ context, backend, probes }: Scene, ms: number): Promise<void> {
  const folder = path.join(backend.env.DATA_DIR!, 'uploads')
  await mkdir(folder, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
  } catch {
    context.say('mounting a file system is not permitted: skipped the full disk')
    return
  }
  try {
    await writeFile(path.join(folder, 'rest'), Buffer.alloc(60_000)).catch(() => undefined)
    const picture = await jpeg(1200, 900)
    for (const ended = Date.now() + ms; Date.now() < ended; await sleep(300)) {
      const form = new FormData()
      form.append('purpose', 'review')
      form.append('file', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }))
      const answer = await fetch(`${backend.url}/api/common/upload`, {
        method: 'POST',
        headers: { token: probes.shoppers[0]!.token },
        body: form,
      })
      const { code, msg } = (await answer.json()) as { code: number; msg: string }
      context.count('pictures sent to a full disk')
      if (code === 1 || !msg) probes.defects.push(`upload to a full disk: ${code} ${msg}`)
    }
  } finally {
    await run('umount', [folder])
  }
}
