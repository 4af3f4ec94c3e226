import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inProject } from '../../cli/bootstrap/project.mjs'
import { ensureInstalled, type Packaged } from '../../cli/process/installed.ts'

const NGINX: Packaged = { program: 'nginx', versionOption: '-v', package: 'nginx-light' }
const PATIENCE_MS = 10_000
/** Until new workers listen. */
const RELOAD_MS = 300

/** True when nginx can run; installs it from Debian's packages where possible. */
export const ensureNginx = async (): Promise<boolean> => (await ensureInstalled(NGINX)) !== null

export interface RunningNginx {
  url: string
  /** Reloads another configuration; active requests end with the old one. */
  reload: (http: string) => Promise<void>
  stop: () => Promise<void>
}

/** Runs nginx with the given contents of its `http` block in a separate folder with its logs. */
export async function startNginx(
  folder: string,
  http: string,
  port: number,
): Promise<RunningNginx> {
  mkdirSync(path.join(folder, 'temp'), { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, wholeConfig(folder, http))
  const log = path.join(folder, 'error.log')
  const server = spawn('nginx', ['-p', folder, '-e', log, '-c', file], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill()
    await ended
  }
  try {
    const url = `http://127.0.0.1:${port}`
    await untilAnswering(url, ended, log)
    const reload = async (next: string) => {
      writeFileSync(file, wholeConfig(folder, next))
      server.kill('SIGHUP')
      await sleep(RELOAD_MS)
    }
    return { url, reload, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function wholeConfig(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${quoted(path.join(folder, 'temp', name))};`,
  )
  return `daemon off;
worker_processes 1;
pid ${quoted(path.join(folder, 'nginx.pid'))};
error_log ${quoted(path.join(folder, 'error.log'))} warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000;
${temporary.join('\n')}
${http}
}
`
}

async function untilAnswering(url: string, ended: Promise<void>, log: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  for (;;) {
    if (hasEnded) throw new Error(`nginx did not start:\n${readFileSync(log, 'utf8')}`)
    try {
      await (await fetch(url)).arrayBuffer()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(50)
    }
  }
}

/** The configuration of deploy/nginx for operators, with other ports and its files in a folder. */
export function frontConfig(folder: string, port: number, ...origins: string[]): string {
  const upstream = naming(origins, given('sampan-upstream.conf'))
  return given('sampan.conf')
    .replace('include /etc/nginx/sampan/sampan-upstream.conf;', upstream)
    .replaceAll(/\/etc\/nginx\/sampan\/([\w.-]+)/g, (_, name: string) =>
      quoted(inProject('deploy/nginx', name)),
    )
    .replaceAll(/\/var\/cache\/nginx\/([\w-]+)/g, (_, name: string) =>
      quoted(path.join(folder, name)),
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
}

/** The same for the proxy between web processes and backends. */
export function backendsConfig(port: number, ...origins: string[]): string {
  return naming(origins, given('sampan-backends.conf')).replace(
    '127.0.0.1:4080',
    `127.0.0.1:${port}`,
  )
}

/** nginx ends an unquoted parameter at a space, a semicolon or a brace. */
const quoted = (file: string) => `"${file.replace(/["\\]/g, '\\$&')}"`

const given = (name: string) => readFileSync(inProject('deploy/nginx', name), 'utf8')

/** One line for each, in the form of the existing one. */
function naming(origins: string[], config: string): string {
  const [line = ''] = /^ *server 127.*;$/m.exec(config) ?? []
  const lines = origins.map((origin) => line.replace(/127\.0\.0\.1:\d+/, origin))
  return config.replace(line, lines.join('\n'))
}
