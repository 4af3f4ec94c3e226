import type { ForeignInputs } from './foreign-input'

export const shopInputs: ForeignInputs = {
  listAdminShops: {
    hides: (data, { ownId }) => {
      const { list } = data as { list: { id: number }[] }
      return list.length === 1 && list[0]!.id === ownId
    },
  },
  getAdminShop: { input: async ({ foreignId }) => ({ id: foreignId }) },
}
