import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../server/db/embedded/free-port.ts'
import { atShutdown } from '../../cli/process/shutdown.ts'
import {
  backendsConfig,
  frontConfig,
  startNginx,
  type RunningNginx,
} from '../../tools/nginx/run.ts'

/** nginx with deploy/nginx in front of web processes, and between them and the backends. */
export class Balancer {
  #nginx!: RunningNginx
  readonly #ports = { web: [] as number[], backend: [] as number[] }

  private constructor(
    private readonly folder: string,
    private readonly front: number,
    private readonly behind: number,
  ) {}

  /** Starts without upstreams, because the ports of the processes are not known yet. */
  static async start(folder: string): Promise<Balancer> {
    const own = path.join(folder, 'fleet', 'nginx')
    mkdirSync(own, { recursive: true })
    const balancer = new Balancer(own, await freePort(), await freePort())
    balancer.#nginx = await startNginx(own, balancer.#config(), balancer.front)
    atShutdown(balancer.stop)
    return balancer
  }

  get url(): string {
    return this.#nginx.url
  }

  get backendUrl(): string {
    return `http://127.0.0.1:${this.behind}`
  }

  async add(part: 'web' | 'backend', port: number): Promise<void> {
    this.#ports[part].push(port)
    await this.#nginx.reload(this.#config())
  }

  stop = (): Promise<void> => this.#nginx.stop()

  #config(): string {
    const front = frontConfig(this.folder, this.front, ...this.#origins('web'))
    return `${front}\n${backendsConfig(this.behind, ...this.#origins('backend'))}`
  }

  /** nginx requires an upstream; nothing listens on port 9. */
  #origins(part: 'web' | 'backend'): string[] {
    const ports = this.#ports[part]
    return (ports.length > 0 ? ports : [9]).map((port) => `127.0.0.1:${port}`)
  }
}
