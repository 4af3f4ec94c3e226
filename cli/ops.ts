import { inspect, parseArgs } from 'node:util'
import { createApp, type Backend } from '@/server/app'
import { readConfig } from '@/server/config'
import { CODE } from '@/contracts/codes'
import { connect, JOB_TIMEOUTS } from '@/server/db/connection'
import { Failure, sentenceFor } from './bootstrap/failure.mjs'
import type { Command } from './ops/command'
import { COMMANDS } from './ops/commands'
import { print, printError } from './ops/terminal'

/** Calls the operator API in this process, without a running server. */
async function callOf(
  backend: Backend,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await backend.fetch(
    new Request(`http://backend${path}`, {
      ...(body ? { method, body: JSON.stringify(body) } : { method }),
      headers: {
        'content-type': 'application/json',
        'accept-language': process.env.OPS_LANGUAGE ?? 'en',
        authorization: `Bearer ${backend.services.config.opsToken}`,
      },
    }),
  )
  const answer = (await response.json()) as {
    code: number
    msg: string
    data: { fields?: Record<string, string> } | null
  }
  if (answer.code === 1) return answer.data
  // The message of a rejected form is that of its first field.
  const fields = Object.entries(answer.data?.fields ?? {}).map(([name, why]) => `${name}: ${why}`)
  const reason = fields.length > 0 ? fields.join('; ') : answer.msg
  // The message says why; the code says nothing.
  const code = answer.code === CODE.refused ? '' : ` (${answer.code})`
  const failure = new Failure(`Rejected${code}: ${reason}`)
  throw Object.assign(failure, { code: answer.code })
}

function helpOf(name: string, command: Command): string {
  return `npm run ops -- ${name} ${command.usage}\n    ${command.summary}`
}

function overview(): string {
  const commands = Object.entries(COMMANDS)
  return ['Usage:', ...commands.map(([name, command]) => helpOf(name, command))].join('\n  ')
}

/** Reports an invalid setting by name. */
function configOrFailure() {
  try {
    return readConfig()
  } catch (error) {
    throw new Failure((error as Error).message)
  }
}

async function runCommand(name: string, command: Command, args: string[]): Promise<void> {
  const backend = createApp(configOrFailure())
  const { config, files } = backend.services
  const jobs = connect(config.databaseUrl, 2, JOB_TIMEOUTS, config.areStatementsNamed)
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: command.options ?? {},
    })
    const call = (method: 'GET' | 'POST', path: string, body?: object) =>
      callOf(backend, method, path, body)
    await command.run({ call, db: jobs.db, config, files, values, positionals })
  } catch (error) {
    const isMisused =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (isMisused) throw new Failure(`${(error as Error).message}\n${helpOf(name, command)}`)
    const isMissing = error instanceof Failure && 'code' in error && error.code === CODE.notFound
    throw isMissing ? new Failure(`${[name, ...args].join(' ')}: nothing has this id.`) : error
  } finally {
    await Promise.all([backend.connection.close(), jobs.close()])
  }
}

async function main(): Promise<void> {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (command && !rest.includes('--help')) return runCommand(name, command, rest)
  print(...(command ? helpOf(name, command) : overview()).split('\n'))
  if (!command && name !== '' && name !== '--help') throw new Failure(`Unknown command "${name}".`)
}

try {
  await main()
} catch (error) {
  printError(...(sentenceFor(error) ?? inspect(error)).split('\n'))
  process.exitCode = 1
}
