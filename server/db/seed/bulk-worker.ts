import { Client } from 'pg'
import { writeBatch, type Batch } from './bulk-batch'

/** Writes the batches it is sent, one after another, and says which it has done. */
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
