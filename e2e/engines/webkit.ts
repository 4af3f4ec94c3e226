import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cookie } from '@playwright/test'
import { Builder, By, Capabilities, Key as WebDriverKey, type WebDriver } from 'selenium-webdriver'
import { freePort } from '@/server/db/embedded/free-port'
import { VIEWPORT, type Engine, type Key, type Launched } from './engine'
import { watchErrors } from './in-page/errors'
import { VirtualDisplay } from './xvfb'

const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'
const TOOLBAR_PX = 38

const KEYS: Record<Key, string> = {
  Tab: WebDriverKey.TAB,
  Escape: WebDriverKey.ESCAPE,
  Enter: WebDriverKey.ENTER,
  Backspace: WebDriverKey.BACK_SPACE,
}

/** The longest time that a document may take, and a script that only reads a value. */
const OPENING_MS = 30_000
const LOST_MS = 2000

class WebKit implements Engine {
  readonly name = 'webkit'

  constructor(
    private readonly display: VirtualDisplay,
    private readonly driver: WebDriver,
  ) {}

  async open(url: string): Promise<void> {
    const mark = `opening ${Math.random()}`
    await this.run((text) => void Object.assign(window, { leaving: text }), mark)
    await this.driver.get(url)
    // The driver has no script that runs before those of the page, so the recorder follows as early as possible.
    const isLeft = (text: string) => (window as { leaving?: string }).leaving !== text
    await this.until(isLeft, mark)
    await this.run(watchErrors, undefined)
    await this.until(() => document.readyState === 'complete', null)
  }

  private async until<Input>(holds: (input: Input) => boolean, input: Input): Promise<void> {
    const end = Date.now() + OPENING_MS
    while (Date.now() < end) {
      // The driver never answers a script whose process ends, because another site gets a process of its own.
      const answer = this.run(holds, input).catch(() => false)
      if (await Promise.race([answer, sleep(LOST_MS, false)])) return
      await sleep(20)
    }
    throw new Error(`No document within ${OPENING_MS} ms`)
  }

  run<Input, Result>(work: (input: Input) => Result, input: Input): Promise<Result> {
    const script = `return (${work.toString()})(arguments[0])`
    return this.driver.executeScript<Result>(script, input)
  }

  async load(script: string): Promise<void> {
    await this.driver.executeScript(script)
  }

  /** By the page: a mouse click focuses a button in WebKitGTK, but a tap does not in Safari. */
  async click(x: number, y: number): Promise<void> {
    const click = (at: [number, number]) => {
      let element = document.elementFromPoint(...at)
      while (element && !(element instanceof HTMLElement)) element = element.parentElement
      const control = element
      setTimeout(() => control?.click())
    }
    await this.run(click, [x, y] as [number, number])
  }

  async type(text: string): Promise<void> {
    await this.driver.actions().sendKeys(text).perform()
  }

  async press(key: Key): Promise<void> {
    await this.driver.actions().sendKeys(KEYS[key]).perform()
  }

  async attach(file: string): Promise<void> {
    await this.driver.findElement(By.css('input[type=file]')).sendKeys(file)
  }

  async addCookies(origin: string, cookies: Cookie[]): Promise<void> {
    // WebDriver sets cookies only for the site of the current document.
    await this.open(`${origin}/robots.txt`)
    for (const cookie of cookies) {
      const { name, value, httpOnly } = cookie
      const own = { name, value, httpOnly, path: cookie.path, sameSite: 'Lax' }
      await this.driver.manage().addCookie(own)
    }
  }

  /** Not by the driver, whose screenshot does not end while a dialog is open. */
  async screenshot(file: string): Promise<void> {
    await this.display.screenshot(file, TOOLBAR_PX)
  }

  async close(): Promise<void> {
    await this.driver.quit().catch(() => undefined)
  }
}

/** Starts WebKitGTK of the distribution, driven by WebKitWebDriver on an X server of its own. */
export async function launchWebKit(): Promise<Launched> {
  const height = VIEWPORT.height + TOOLBAR_PX
  const display = await VirtualDisplay.start(VIEWPORT.width, height)
  await reduceMotion(display.folder)
  const port = await freePort()
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.display,
      XDG_CONFIG_HOME: display.folder,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Its sandbox needs user namespaces, which root in a container does not have.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  return {
    newEngine: async () => {
      const driver = await connect(port)
      await driver.manage().setTimeouts({ script: 15_000, pageLoad: 30_000 })
      await driver.manage().window().setRect({ x: 0, y: 0, width: VIEWPORT.width, height })
      return new WebKit(display, driver)
    },
    end: async () => {
      service.kill()
      await display.stop()
    },
  }
}

/** GTK's setting is the page's preference. A view transition would end a WebKitGTK without compositing. */
async function reduceMotion(configFolder: string): Promise<void> {
  const folder = path.join(configFolder, 'gtk-3.0')
  await mkdir(folder)
  await writeFile(path.join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
}

async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: globSync(MINI_BROWSER)[0], args: ['--automation'] },
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    try {
      return await new Builder().usingServer(url).withCapabilities(capabilities).build()
    } catch (error) {
      if (tries >= 50) throw error
      await sleep(100)
    }
  }
}
