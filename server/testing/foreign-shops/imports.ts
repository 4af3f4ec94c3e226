import type { ForeignInputs } from './foreign-input'
import { createAdminProduct } from '@/contracts/admin-products'
import { newKey } from '@/server/testing/backend'
import { startImport } from '@/server/testing/import-runs'
import { aProduct } from './products'

const handleIn = (shopId: number) => `mug-of-shop-${shopId}`

export const importInputs: ForeignInputs = {
  startAdminImport: { isOwnFile: true },
  exportAdminProducts: {
    input: async ({ test, ownId, foreignId }) => {
      for (const id of [ownId, foreignId])
        await test.ask(
          createAdminProduct,
          { ...aProduct(id), handle: handleIn(id) },
          { key: newKey() },
        )
      return {}
    },
    hides: (data, { ownId, foreignId }) => {
      const file = data as string
      return file.includes(handleIn(ownId)) && !file.includes(handleIn(foreignId))
    },
  },
  getAdminImport: {
    input: async ({ test }) => ({
      id: (await startImport(test, 'handle,category,price\n')).data.id,
    }),
  },
}
