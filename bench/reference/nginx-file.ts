import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startNginx } from '../../tools/nginx/run.ts'
import { atShutdown } from '../../cli/process/shutdown.ts'
import { freePort } from '../../server/db/embedded/free-port.ts'

/** nginx sending one compressed file from one process: the upper bound of one core. */
export async function startNginxFile(folder: string, page: string): Promise<string> {
  const root = path.join(folder, 'root')
  mkdirSync(root, { recursive: true, mode: 0o755 })
  chmodSync(root, 0o755)
  writeFileSync(path.join(root, 'index.html'), '')
  copyFileSync(page, path.join(root, 'index.html.gz'))
  const port = await freePort()
  const http = `  sendfile on;
  gzip_static always;
  open_file_cache max=100;
  default_type text/html;
  server { listen 127.0.0.1:${port}; root ${root}; location / { try_files /index.html =404; } }`
  const nginx = await startNginx(folder, http, port)
  atShutdown(nginx.stop)
  return nginx.url
}
