import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { Failure } from './failure.ts'

/** The system user that runs PostgreSQL; null means the user of this process. */
export type Account = { uid: number; gid: number } | null

const OWN_NAME = 'sampan'

export const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root, so root uses an unprivileged user: the distribution's, or one created here. */
export function unprivilegedAccount(): Account {
  return accountNamed('postgres') ?? accountNamed(OWN_NAME) ?? createAccount()
}

export function ownerOf(folder: string): Account {
  if (!isRoot || !existsSync(folder)) return null
  const { uid, gid } = statSync(folder)
  return uid === 0 ? null : { uid, gid }
}

function accountNamed(name: string): Account {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) }
  } catch {
    return null
  }
}

function idOf(flag: string, name: string): number {
  const answer = execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })
  return Number(answer.toString().trim())
}

function createAccount(): Account {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', OWN_NAME]],
    ['adduser', ['-S', '-D', '-H', OWN_NAME]],
  ]
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore' })
    } catch {
      continue
    }
    const account = accountNamed(OWN_NAME)
    if (account) return account
  }
  throw new Failure(
    'PostgreSQL cannot run as root and no user could be made for it: create one with `useradd --system sampan`, run the command as an ordinary user, or set DATABASE_URL.',
  )
}
