/** Small enough for the statement timeout of five seconds. */
const BATCH_SIZE = 5000

/** Calls `deleteBatch`, which returns how many rows it deleted, until a batch is not full. */
export async function deleteInBatches(
  deleteBatch: (limit: number) => Promise<number>,
): Promise<void> {
  let found: number
  do {
    found = await deleteBatch(BATCH_SIZE)
  } while (found === BATCH_SIZE)
}
