import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lockFolder } from './folder'

it('says in one sentence that the data folder cannot be created', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'sampan-folder-'))
  const file = path.join(parent, 'file')
  writeFileSync(file, '')
  await expect(lockFolder(path.join(file, 'data'), 'test')).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringMatching(
      /cannot be created \(ENOTDIR\): choose another one with DATA_DIR\.$/,
    ),
  })
  rmSync(parent, { recursive: true })
})
