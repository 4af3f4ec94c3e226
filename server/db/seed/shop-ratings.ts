/** Sets the ratings of the shops from the reviews of their products, of which 4 stars are favourable. */
export const UPDATE_SHOP_RATINGS = `
  update shops set rated_count = r.rated, favorable_count = r.favorable,
    favorable_rate = round(100.0 * r.favorable / r.rated)
  from (
    select shop_id, count(*) as rated, count(*) filter (where product_rating >= 4) as favorable
    from reviews join products on products.id = product_id group by shop_id
  ) r where r.shop_id = shops.id`
