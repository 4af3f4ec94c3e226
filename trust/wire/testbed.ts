import { setTimeout as sleep } from 'node:timers/promises'
import type { WebProcess } from '../../cli/start/web-process.ts'
import type { SuiteContext } from '../suite'
import { Storefront } from '../storefront'
import type { World } from './grammar/world'
import { LoopProbe, startBareServer } from './loop-probe'
import { ask, type Ask, type Reply } from './requests'

const WELL_TRIES = 100

/** The server under attack, and the means to observe it from outside. */
export class WireTestbed {
  web: WebProcess
  world: World = { products: [], files: [], sessions: [] }

  private constructor(
    readonly context: SuiteContext,
    readonly storefront: Storefront,
    readonly barePort: number,
    web: WebProcess,
  ) {
    this.web = web
  }

  static async open(context: SuiteContext, copies: number): Promise<WireTestbed> {
    const storefront = await Storefront.open(context, copies)
    const barePort = await startBareServer()
    const testbed = new WireTestbed(context, storefront, barePort, await storefront.start())
    await testbed.#learn()
    return testbed
  }

  close(): Promise<void> {
    return this.storefront.close()
  }

  ask(what: Ask, from?: string): Promise<Reply> {
    return ask(what, { port: this.web.port, ...(from ? { from } : {}) })
  }

  probe(): LoopProbe {
    return new LoopProbe({ port: this.web.port, pid: this.web.pid }, this.barePort)
  }

  /** After an attack that may have stopped the server: starts a new one if it does not respond soon. */
  async recover(): Promise<'well' | 'restarted'> {
    const replies = await Promise.race([
      this.ask({ target: '/api/health/live' }),
      sleep(3000).then(() => null),
    ])
    if (replies?.status === 200) return 'well'
    await this.restart()
    return 'restarted'
  }

  async restart(): Promise<void> {
    await this.storefront.kill(this.web)
    this.web = await this.storefront.start()
  }

  /** Waits until every kind of request succeeds immediately again. */
  async settle(): Promise<void> {
    for (let tries = 0; tries < WELL_TRIES; tries += 1) {
      const { status, ms } = await this.ask({ target: '/login' })
      if (status === 200 && ms < 200) return
      await sleep(100)
    }
  }

  async #learn(): Promise<void> {
    const { storefront } = this
    const { body } = await this.ask({ target: '/en/home' })
    const files = String(body).match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? []
    if (files.length === 0) throw new Error('the home page links to no build file')
    this.world = {
      products: storefront.products,
      files: [...new Set(files)].slice(0, 12),
      sessions: storefront.visitors,
    }
  }
}
