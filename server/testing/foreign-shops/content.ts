import type { ForeignInputs } from './foreign-input'

/** Categories, banners and articles belong to no shop. */
export const contentInputs: ForeignInputs = {
  listAdminCategories: { hides: () => true },
  listAdminArticles: { hides: () => true },
  listAdminBanners: { hides: () => true },
}
