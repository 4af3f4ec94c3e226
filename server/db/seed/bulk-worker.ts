import { Client } from 'pg'
import { writeBatch, type Batch } from './bulk-batch'

/**
 * Writes the batches that it receives, one at a time, and reports the number of products written.
 */
const client = new Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
process.on('message', (batch: Batch) => {
  writeBatch(client, batch).then(
    () => process.send?.(batch.end - batch.first),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.(0)
