/** A statement has five seconds: an hour of many shoppers takes longer, and the more the longer it was left lying. */
const AT_ONCE = 5000

/** Repeats what removes at most so many rows, and says how many these were, until it finds fewer. */
export async function forgetAll(forget: (most: number) => Promise<number>): Promise<void> {
  let found: number
  do {
    found = await forget(AT_ONCE)
  } while (found === AT_ONCE)
}
