import { parseArgs } from 'node:util'
import { createApp } from '@/server/app'
import { connect, OF_JOBS } from '@/server/db/connection'
import { Failure, sentenceFor } from './bootstrap/failure.mjs'
import type { Command } from './ops/command'
import { COMMANDS } from './ops/commands'

const backend = createApp()
const { databaseUrl, areStatementsNamed } = backend.services.config
const patient = connect(databaseUrl, 2, OF_JOBS, areStatementsNamed)

/** Speaks to the backend by its operators' calls, in this process: no server has to run. */
async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
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
    data: { fields?: object } | null
  }
  if (answer.code === 1) return answer.data
  const fields = answer.data?.fields ? ` ${JSON.stringify(answer.data.fields)}` : ''
  throw new Failure(`Refused (${answer.code}): ${answer.msg}${fields}`)
}

function helpOf(name: string, command: Command): string {
  return `npm run ops -- ${name} ${command.usage}\n    ${command.summary}`
}

function overview(): string {
  return [
    'Usage:',
    ...Object.entries(COMMANDS).map(([name, command]) => helpOf(name, command)),
  ].join('\n  ')
}

async function main(): Promise<void> {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (!command || rest.includes('--help')) {
    console.log(command ? helpOf(name, command) : overview())
    if (!command && name !== '' && name !== '--help')
      throw new Failure(`There is no command "${name}".`)
    return
  }
  try {
    const { config, files } = backend.services
    const { db } = patient
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: command.options ?? {},
    })
    await command.run({ call, db, config, files, values, positionals })
  } catch (error) {
    const isMisused =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    throw isMisused ? new Failure(`${(error as Error).message}\n${helpOf(name, command)}`) : error
  }
}

try {
  await main()
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
} finally {
  await Promise.all([backend.connection.close(), patient.close()])
}
