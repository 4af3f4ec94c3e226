/** Jest calls this before the tests of the backend. The TypeScript behind it is read by Node itself, not by Jest. */
export default async function setUp() {
  const { openTestDatabase } = await import('./jest-database.ts')
  Object.assign(globalThis, { closeTestDatabase: await openTestDatabase() })
}
