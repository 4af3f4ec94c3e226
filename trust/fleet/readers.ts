import { setTimeout as sleep } from 'node:timers/promises'

const LIMIT_MS = 9500
const PAUSE_MS = 20

/** Visitors without an account, who open one page after another. */
export class Readers {
  readonly failed: string[] = []
  read = 0
  slowestMs = 0
  #isOver = false
  readonly #running: Promise<void>[]

  constructor(origin: string, paths: string[], count: number) {
    this.#running = Array.from({ length: count }, (_, at) => this.#go(origin, paths, at))
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
  }

  async #go(origin: string, paths: string[], at: number): Promise<void> {
    for (let turn = at; !this.#isOver; turn += 1) {
      const path = paths[turn % paths.length]!
      const began = performance.now()
      const problem = await readOnce(origin + path)
      this.slowestMs = Math.max(this.slowestMs, performance.now() - began)
      this.read += 1
      if (problem) this.failed.push(`${path}: ${problem}`)
      await sleep(PAUSE_MS)
    }
  }
}

async function readOnce(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) })
    const text = await answer.text()
    if (answer.status !== 200) return `HTTP ${answer.status}`
    return text.length > 0 ? null : 'empty'
  } catch (error) {
    return String(error)
  }
}

/** Pages, a call, and a script of the build, as a phone requests them. */
export async function pathsToRead(origin: string, products: number[]): Promise<string[]> {
  const home = await (await fetch(`${origin}/en/home`)).text()
  const [script = ''] = /\/_next\/static\/[^"\\]+\.js/.exec(home) ?? []
  const pages = products.map((id) => `/en/detail/${id}`)
  return ['/en/home', '/th/home', ...pages, '/en/login', script, '/api/product/list?limit=5']
}
