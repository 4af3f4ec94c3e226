import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { inProject } from '../cli/bootstrap/project.mjs'
import type { Shopper } from './checkout-shoppers'

/**
 * Transactions per second of pgbench with the statements of creating and paying one order, unprepared as the product
 * sends them, with a shopper and a product per client. Null without pgbench.
 */
export async function pgbenchRate(
  databaseUrl: string,
  shoppers: Shopper[],
  seconds: number,
): Promise<number | null> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sampan-pgbench-'))
  try {
    const script = path.join(folder, 'checkout.sql')
    await writeFile(script, await scriptFor(shoppers))
    const clients = shoppers.length
    const options = `-n -M extended -c ${clients} -j ${Math.min(clients, 2)} -T ${seconds}`
    const args = [...options.split(' '), '-f', script, databaseUrl]
    const { stdout } = await promisify(execFile)('pgbench', args)
    const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    if (!rate) throw new Error(`pgbench printed no rate: ${stdout}`)
    return Number(rate)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    console.log('pgbench is missing: install the package postgresql-contrib or postgresql-client.')
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function scriptFor(shoppers: Shopper[]): Promise<string> {
  const statements = await readFile(inProject('bench/checkout.pgbench.sql'), 'utf8')
  const ofClient = (name: string, value: (shopper: Shopper) => number) => {
    const cases = shoppers.map(
      (shopper, client) => `when :client_id = ${client} then ${value(shopper)}`,
    )
    return `\\set ${name} (case ${cases.join(' ')} end)`
  }
  const variables = [
    ofClient('user', ({ id }) => id),
    ofClient('address', ({ addressId }) => addressId),
    ofClient('sku', ({ skuId }) => skuId),
  ]
  return `${variables.join('\n')}\n${statements}`
}
