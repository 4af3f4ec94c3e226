/** Jest calls this before the backend tests. Node itself, not Jest, reads the TypeScript modules behind it. */
export default async function setUp() {
  const { openTestDatabase } = await import('./jest-database.ts')
  Object.assign(globalThis, { closeTestDatabase: await openTestDatabase() })
}
