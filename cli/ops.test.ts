import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { createTestDatabase, type TestDatabase } from '@/server/testing/database'

const execute = promisify(execFile)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('demo')
})
afterAll(() => database.drop())

interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** What `npm run ops` prints when it fails. */
async function errorOf(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: tmpdir(),
    SECRET_KEY: 'ab'.repeat(32),
    OPS_TOKEN: 'ops-token-of-this-test',
    LOG_LEVEL: 'silent',
  }
  const node = ['--import', 'tsx', 'cli/ops.ts', ...args]
  const ended: unknown = await execute(process.execPath, node, { env }).catch(
    (error: unknown) => error,
  )
  const { code, stdout, stderr } = ended as Ended
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  return stderr
}

it.each([
  [
    'names each rejected field once',
    ['product', '1', '--name', 'x'.repeat(500), '--price', '99999999999'],
    'Rejected (422): price: Please fill correct amount; name: This is too long\n',
  ],
  [
    'says that an id does not exist',
    ['product', '999999', '--sale', 'off'],
    'product 999999 --sale off: nothing has this id.\n',
  ],
  [
    'says how a command is used',
    ['product', '1', '--colour', 'red'],
    expect.stringMatching(
      /^Unknown option '--colour'.*\nnpm run ops -- product <product id or handle> \[/,
    ),
  ],
])('%s', async (_, args, message) => {
  expect(await errorOf(...args)).toEqual(message)
})
