/** The name under which a product's picture is one thing on two pages. */
export const pictureOf = (productId: number): string => `product-${productId}`
