import { readWebSettings } from '../server/settings.ts'

/** Exits with one line when a setting is invalid, before it listens. */
export function settingsOrExit(): ReturnType<typeof readWebSettings> {
  try {
    return readWebSettings()
  } catch (error) {
    process.send?.({ ready: false, code: 'SETTING' })
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
