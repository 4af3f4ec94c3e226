import { type Browser, type BrowserContext, type Cookie, type Page } from '@playwright/test'
import { chromium, firefox, webkit } from 'playwright'
import { VIEWPORT, type Engine, type EngineName, type Key } from './engine'
import { watchErrors } from './in-page/errors'

const TYPES = { chromium, firefox, webkit }

/** A browser that Playwright has installed, or a Chromium. */
export class PlaywrightEngine implements Engine {
  private constructor(
    readonly name: EngineName,
    private readonly browser: Browser,
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {}

  static async start(name: EngineName, executablePath?: string): Promise<PlaywrightEngine> {
    const browser = await TYPES[name].launch({ executablePath })
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en' })
    await context.addInitScript(watchErrors)
    return new PlaywrightEngine(name, browser, context, await context.newPage())
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url)
  }

  async run<Input, Result>(work: (input: Input) => Result | Promise<Result>, input: Input) {
    return (await this.page.evaluate(work as (given: unknown) => Result, input)) as Result
  }

  async load(script: string): Promise<void> {
    await this.page.evaluate(script)
  }

  async click(x: number, y: number): Promise<void> {
    await this.page.mouse.click(x, y)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  async press(key: Key): Promise<void> {
    await this.page.keyboard.press(key)
  }

  async attach(file: string): Promise<void> {
    await this.page.locator('input[type=file]').first().setInputFiles(file)
  }

  async addCookies(_: string, cookies: Cookie[]): Promise<void> {
    await this.context.addCookies(cookies)
  }

  async screenshot(file: string): Promise<void> {
    await this.page.screenshot({ path: file })
  }

  async close(): Promise<void> {
    await this.browser.close()
  }
}
