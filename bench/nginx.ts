import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { step } from '../cli/bootstrap/steps.mjs'
import { ensureNginx, frontConfig, startNginx } from '../tools/nginx/run.ts'
import { atShutdown } from '../cli/process/shutdown.ts'
import { freePort } from '../server/db/embedded/free-port'
import { publish, versions, type Options } from './results'
import { RUNS, SECONDS } from './load'
import { measureCases, type Case } from './measure-cases'
import { startNginxFile } from './reference/nginx-file'
import { startBenchServer } from './server'
import { ensureWrk } from './wrk'

const FILE = 'a file sent by nginx'

/** Sampan behind nginx with deploy/nginx, beside nginx with a file of the same bytes. */
export async function benchNginx(folder: string, options: Options): Promise<void> {
  if (!(await step('Looking for nginx', ensureNginx))) {
    console.log('nginx is missing: install the package nginx-light.')
    return
  }
  if (!(await ensureWrk())) return
  const { url } = await startBenchServer(folder, undefined, { TRUST_PROXY: '1' })
  const at = path.join(folder, 'front')
  mkdirSync(at, { recursive: true })
  const port = await freePort()
  const config = frontConfig(at, port, new URL(url).host)
  const front = await startNginx(at, config, port)
  atShutdown(front.stop)
  const page = path.join(folder, 'front-detail.html.gz')
  const answer = await fetch(`${url}/en/detail/1`)
  writeFileSync(page, gzipSync(await answer.text()))
  const file = await startNginxFile(path.join(folder, 'file'), page)
  const cases: Case[] = [
    ...['/en/home', '/en/detail/1', '/home', '/detail/1'].map((at) => ({
      page: at,
      path: at,
      origin: front.url,
      goal: at.includes('detail') ? 0.7 : undefined,
    })),
    { page: FILE, origin: file, path: '/', goal: undefined },
  ]
  const rows = await measureCases(cases, { page: FILE, head: 'of the file' })
  const remark = `${versions()}. Medians of ${RUNS} runs of ${SECONDS} s in turn, one thread of wrk; one process of nginx, every response compressed with gzip, cached until the end of the second.`
  await publish({ name: 'nginx', tables: [rows], remark }, options)
}
