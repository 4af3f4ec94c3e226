import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { blockchainNetworks } from '@/server/db/tables/withdrawals'

/** Invalid checksums prevent wallets from sending money to these addresses. */
const DEMO_NETWORKS: (typeof blockchainNetworks.$inferInsert)[] = [
  {
    network: 'TRC20 (Tron)',
    coin: 'USDT',
    address: 'TSampanDemoDoNotSendAnythingHere11',
    minAmount: 1000,
    confirmations: 20,
  },
  {
    network: 'ERC20 (Ethereum)',
    coin: 'USDT',
    address: '0xdE30dE30DE30dE30dE30De30dE30DE30dE30dE30',
    minAmount: 5000,
    confirmations: 12,
  },
  {
    network: 'Polygon PoS',
    coin: 'USDC',
    address: '0xDe31DE31dE31De31DE31dE31De31dE31DE31De31',
    minAmount: 1000,
    confirmations: 128,
  },
  {
    network: 'Solana',
    coin: 'USDC',
    address: 'SampanDemoDoNotSendAnythingHere1111111111',
    minAmount: 500,
    confirmations: 32,
  },
]

/** Adds the demo's networks to a database without any. Changes by the operator are kept. */
export async function seedNetworks(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from blockchain_networks limit 1')
    if (rowCount !== 0) return
    await drizzle(client, { casing: 'snake_case' })
      .insert(blockchainNetworks)
      .values(DEMO_NETWORKS.map((network, position) => ({ ...network, position })))
      .onConflictDoNothing()
  } finally {
    await client.end()
  }
}
