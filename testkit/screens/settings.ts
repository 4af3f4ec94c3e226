import type { Locator } from '@playwright/test'
import { Screen } from './screen'

/** /setting */
export class SettingsScreen extends Screen {
  goto() {
    return this.open('/setting')
  }

  get passwords(): Locator {
    return this.row('titles.passwords')
  }

  theme(name: 'light' | 'dark' | 'system'): Locator {
    const group = this.region('setting.theme.label')
    return group.getByRole('radio', { name: this.words(`setting.theme.${name}`) })
  }

  get clearHistory(): Locator {
    return this.main.getByRole('button', { name: this.words('setting.clear') })
  }
}
