/** What a loaded test file does next: its tests of this pattern with this mutant, or without one. */
interface Command {
  mutant: string | undefined
  pattern: RegExp
  hitLimit: number | undefined
}

interface Outcome {
  failed: string | undefined
  hasOtherErrors: boolean
  nrOfTests: number
}

/** Between the runner and the environment of a test file, which are in one process (jest-environment.cjs). */
export interface Channel {
  /** Undefined when the file is to end. */
  next: () => Promise<Command | undefined>
  report: (outcome: Outcome) => void
}

/** The environment of a file takes its channel out. */
declare global {
  var mutantChannels: Map<string, Channel> | undefined
}

interface WarmFile {
  ask: (command: Command | undefined) => Promise<Outcome | undefined>
}

/** A loaded file needs some hundred megabytes. */
const MOST_FILES = 4
const open = new Map<string, WarmFile>()

interface Verdict {
  /** The test that noticed the mutant; undefined when none did. */
  killedBy: string | undefined
  nrOfTests: number
}

/**
 * Runs these tests of a file that stays loaded. Reports a kill only if the test that fails passes without the mutant
 * in the same environment and fails again with it. Undefined when the caller must decide in a new environment.
 */
export async function verdictOfWarmFile(
  file: string,
  { mutant, hitLimit }: Omit<Command, 'pattern'>,
  testNames: string[],
  load: () => Promise<unknown>,
): Promise<Verdict | undefined> {
  const warm = open.get(file) ?? openFile(file, load)
  const outcome = await warm.ask({ mutant, hitLimit, pattern: patternOf(testNames) })
  const { failed: killedBy, nrOfTests = 0, hasOtherErrors = true } = outcome ?? {}
  if (!hasOtherErrors && !killedBy) return { killedBy, nrOfTests }
  if (!hasOtherErrors && killedBy) {
    const pattern = patternOf([killedBy])
    const without = await warm.ask({ mutant: undefined, hitLimit: undefined, pattern })
    const again = await warm.ask({ mutant, hitLimit, pattern })
    const hasPassed = without && without.nrOfTests > 0 && !without.failed && !without.hasOtherErrors
    if (hasPassed && again?.failed) return { killedBy, nrOfTests }
  }
  await closeFile(file)
  return undefined
}

/** Starts to load the file; the run of Jest ends with the last command. */
function openFile(file: string, load: () => Promise<unknown>): WarmFile {
  const [oldest] = open.keys()
  if (open.size >= MOST_FILES && oldest) void closeFile(oldest)
  let command = Promise.withResolvers<Command | undefined>()
  let outcome = Promise.withResolvers<Outcome | undefined>()
  globalThis.mutantChannels ??= new Map()
  globalThis.mutantChannels.set(file, {
    next: () => command.promise,
    report: (result) => {
      command = Promise.withResolvers()
      outcome.resolve(result)
    },
  })
  const end = load().then(
    () => undefined,
    () => undefined,
  )
  const warm: WarmFile = {
    ask: (next) => {
      outcome = Promise.withResolvers()
      command.resolve(next)
      return Promise.race([outcome.promise, end])
    },
  }
  open.set(file, warm)
  return warm
}

async function closeFile(file: string): Promise<void> {
  const warm = open.get(file)
  open.delete(file)
  await warm?.ask(undefined)
}

const patternOf = (names: string[]) =>
  new RegExp(`^(?:${names.map((name) => RegExp.escape(name)).join('|')})$`)
