import type * as Argon2 from '@node-rs/argon2'
import { ensureBrand } from '@/server/brand-file'

ensureBrand()

/** Shoppers of tests hash passwords with the least cost; the production cost takes longer than most tests. */
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2')
  const hash: typeof Argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
  return { ...argon2, hash }
})
