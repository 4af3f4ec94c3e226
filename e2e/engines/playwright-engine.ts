import type { BrowserContext, Cookie, Page } from '@playwright/test'
import { chromium, firefox, webkit } from 'playwright'
import { VIEWPORT, type Engine, type EngineName, type Key, type Launched } from './engine'
import { watchErrors } from './in-page/errors'

const TYPES = { chromium, firefox, webkit }

class PlaywrightEngine implements Engine {
  constructor(
    readonly name: EngineName,
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {}

  async open(url: string): Promise<void> {
    await this.page.goto(url)
  }

  async run<Input, Result>(work: (input: Input) => Result, input: Input) {
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
    await this.context.close()
  }
}

/** Starts a browser that Playwright has installed, or a Chromium. */
export async function launchWithPlaywright(
  name: EngineName,
  executablePath?: string,
): Promise<Launched> {
  const browser = await TYPES[name].launch({ executablePath })
  return {
    newEngine: async () => {
      const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en' })
      await context.addInitScript(watchErrors)
      return new PlaywrightEngine(name, context, await context.newPage())
    },
    end: () => browser.close(),
  }
}
