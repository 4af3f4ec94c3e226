import { expect } from '@playwright/test'
import { bundleOf } from '@/e2e/pages/bundle'
import { isShown, LOADING } from '@/e2e/pages/visit'
import type { Engine } from './engine'
import type * as Eyes from './in-page/eyes'
import type { Query } from './in-page/eyes'
import { takeErrors, watchErrors } from './in-page/errors'

type Look = { [Name in keyof typeof Eyes]: (typeof Eyes)[Name] }

type Eyed = { eyes?: Record<string, (...all: unknown[]) => unknown> }

const POLLING = { timeout: 15_000, intervals: [60, 100, 150] }

/** A page as a shopper uses it: finds controls by role and name, and taps only what a finger would reach. */
export class Phone {
  constructor(
    readonly engine: Engine,
    readonly origin: string,
  ) {}

  open(path: string): Promise<void> {
    return this.engine.open(this.origin + path)
  }

  async tap(query: Query): Promise<void> {
    let point = { x: 0, y: 0 }
    const problem = async () => {
      const aim = await this.look('aim', query)
      if ('problem' in aim) return aim.problem
      point = aim
      return null
    }
    await expect.poll(problem, { message: `tap ${JSON.stringify(query)}`, ...POLLING }).toBeNull()
    await this.engine.click(point.x, point.y)
  }

  async fill(query: Query, text: string): Promise<void> {
    const message = `fill ${JSON.stringify(query)}`
    const focus = () => this.look('focusField', query)
    await expect.poll(focus, { message, ...POLLING }).toBe('focused')
    await (text === '' ? this.engine.press('Backspace') : this.engine.type(text))
  }

  async sees(query: Query): Promise<void> {
    await this.expectCount(query, (count) => count > 0, 'see')
  }

  async seesNo(query: Query): Promise<void> {
    await this.expectCount(query, (count) => count === 0, 'no longer see')
  }

  count(query: Query): Promise<number> {
    return this.look('count', query)
  }

  textOf(query: Query): Promise<string> {
    return this.look('textOf', query)
  }

  isFocused(query: Query): Promise<boolean> {
    return this.look('isFocused', query)
  }

  async isAt(path: RegExp): Promise<void> {
    const place = () => this.engine.run(() => location.pathname + location.search, null)
    await expect.poll(place, POLLING).toMatch(path)
    // The driver of WebKit runs nothing in a document that the page itself has loaded.
    await this.engine.run(watchErrors, undefined)
  }

  /** Waits until the page is complete and moves no more, so that a tap meets what it was aimed at. */
  async restsAt(path: string): Promise<void> {
    const shown = { path, loading: LOADING }
    const isResting = () => this.engine.run(isShown, shown)
    await expect.poll(isResting, { ...POLLING, message: `${path} comes to rest` }).toBe(true)
  }

  async back(): Promise<void> {
    await this.engine.run(() => history.back(), null)
  }

  scrollY(): Promise<number> {
    return this.engine.run(() => Math.round(window.scrollY), null)
  }

  errors(): Promise<string[]> {
    return this.engine.run(takeErrors, null)
  }

  private async expectCount(query: Query, isRight: (count: number) => boolean, verb: string) {
    const message = `${verb} ${JSON.stringify(query)}`
    const state = async () =>
      isRight(await this.look('count', query)) || `headings: ${await this.look('headings')}`
    await expect.poll(state, { message, ...POLLING }).toBe(true)
  }

  /** Calls a function of in-page/eyes.ts. A new document needs the script again. */
  private async look<Name extends keyof Look>(
    name: Name,
    ...args: Parameters<Look[Name]>
  ): Promise<ReturnType<Look[Name]>> {
    const has = () => this.engine.run(() => 'eyes' in window, null)
    // A document that replaces this one after the script was loaded needs it again.
    while (!(await has())) await this.engine.load(await bundleOf('eyes', 'engines'))
    const call = ({ name: key, args: given }: { name: string; args: unknown[] }) => {
      const { eyes } = window as unknown as Eyed
      return eyes ? { answer: eyes[key]!(...given) } : null
    }
    const looked = await this.engine.run(call, { name, args })
    if (!looked) return this.look(name, ...args)
    return looked.answer as ReturnType<Look[Name]>
  }
}
