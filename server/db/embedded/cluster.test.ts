import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { type Cluster, type ClusterOptions, findCluster, startCluster } from './cluster'
import { ensureDatabase } from './databases'
import { locateEngine } from './engine'
import { readPostmaster } from './postmaster'

const dataFolder = mkdtempSync(path.join(tmpdir(), 'ร้านค้า with space '))
const options: ClusterOptions = {
  projectRoot: process.cwd(),
  dataFolder,
  name: `jest-${process.pid}`,
  password: 'a password',
  port: 0,
  isDurable: true,
  // Interrupted tests leave no server running.
  isInGroup: true,
  report: () => undefined,
}
let cluster: Cluster

jest.setTimeout(60_000)
afterAll(async () => {
  await cluster.stop()
  rmSync(cluster.folder, { recursive: true, force: true })
  rmSync(dataFolder, { recursive: true, force: true })
})

const pidFile = () => path.join(cluster.folder, 'postmaster.pid')
const pid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

async function query(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: await ensureDatabase(cluster, 'trial') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('keeps a committed row after a killed server, and finds a running server', async () => {
  expect(findCluster(options)).toBeNull()
  cluster = await startCluster(options)
  await query('create table kept (word text)')
  await query("insert into kept values ('ขอบคุณ')")
  process.kill(pid(), 'SIGKILL')

  cluster = await startCluster(options)
  expect(cluster.wasRunning).toBe(false)
  expect(await query('select upper(word) as word from kept')).toEqual([{ word: 'ขอบคุณ' }])

  const found = await startCluster(options)
  expect(found.wasRunning).toBe(true)
  expect(found.port).toBe(cluster.port)
})

test('ignores the process id of a dead server that another program uses now', async () => {
  const lines = readFileSync(pidFile(), 'utf8').split('\n')
  await cluster.stop()
  expect(findCluster(options)).toBeNull()
  writeFileSync(pidFile(), [String(process.pid), ...lines.slice(1)].join('\n'))
  cluster = await startCluster(options)
  expect(await query('select count(*)::int as n from kept')).toEqual([{ n: 1 }])
})

describe('an interrupted start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ร้านค้า with space '))
  const place = { ...options, dataFolder: folder, name: `jest-${process.pid}-broken` }
  const { cluster: home } = locateEngine(place)
  afterAll(() => {
    rmSync(home, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  })

  test('during initdb leaves no files', async () => {
    const started = startCluster({ ...place, signal: AbortSignal.timeout(100) })
    await expect(started).rejects.toThrow('interrupted')
    const start = path.basename(home)
    expect(readdirSync(path.dirname(home)).filter((name) => name.startsWith(start))).toEqual([])
  })

  test('during the server start leaves no process, and does not stop a started server', async () => {
    const ended = new AbortController()
    const running = await startCluster({ ...place, signal: ended.signal })
    ended.abort()
    await ensureDatabase(running, 'afterwards')
    expect(findCluster(place)).not.toBeNull()
    await running.stop()
    const started = startCluster({ ...place, signal: AbortSignal.abort() })
    await expect(started).rejects.toThrow('interrupted')
    expect(readPostmaster(home)).toBeNull()
  })
})

test('is in a given folder', () => {
  const { cluster: place } = locateEngine({ ...options, parent: tmpdir() })
  expect(place).toBe(path.join(tmpdir(), options.name))
})

test('explains what to do about a wrong password', async () => {
  const stranger = await startCluster({ ...options, password: 'forgotten' })
  await expect(ensureDatabase(stranger, 'trial')).rejects.toThrow(
    'password in database.json is wrong',
  )
})
