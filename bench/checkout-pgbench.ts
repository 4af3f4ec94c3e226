import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Backend } from '@/server/app'
import type { Shopper } from './checkout-shoppers'

interface Load {
  clients: number
  seconds: number
  shoppers: Shopper[]
}

/**
 * Transactions per second of pgbench with the statements of creating and paying one order, unprepared as the
 * product sends them, each client with a shopper and goods of its own. Null where there is no pgbench.
 */
export async function pgbenchRate(
  backend: Backend,
  databaseUrl: string,
  { clients, seconds, shoppers }: Load,
): Promise<number | null> {
  const { rows } = await backend.connection.pool.query<{ sku: number }>(
    'select min(id)::int as sku from skus',
  )
  const first = shoppers[0]!
  const script = path.resolve('bench/checkout.pgbench.sql')
  const options = `-n -M extended -c ${clients} -j ${Math.min(clients, 2)} -T ${seconds}`
  const variables = [`user0=${first.id}`, `address0=${first.addressId}`, `sku0=${rows[0]!.sku}`]
  const defined = variables.flatMap((variable) => ['-D', variable])
  const args = options.split(' ').concat('-f', script, defined, databaseUrl)
  try {
    const { stdout } = await promisify(execFile)('pgbench', args)
    const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    if (!rate) throw new Error(`pgbench did not say a rate: ${stdout}`)
    return Number(rate)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    console.log(
      'There is no pgbench here: install the package postgresql-contrib or postgresql-client.',
    )
    return null
  }
}
