/** @typedef {{ closeTestDatabase?: () => Promise<void> }} Left */

export default async function tearDown() {
  await /** @type {Left} */ (globalThis).closeTestDatabase?.()
}
