/** The links of banners for the server and the console. No imports, so that screens load no schemas. */

export const BANNER_LINK_PATTERN = /^\/(?:[\w\-.?=&%+~][\w\-./?=&%+~]*)?$/

/** A path of the storefront; `//` and `/\` would lead to another site, also after dot segments. */
export const isBannerLink = (link: string): boolean =>
  BANNER_LINK_PATTERN.test(link) &&
  new URL(link, 'https://shop.example').href === `https://shop.example${link}` &&
  !/^[^?]*\/\//.test(link)
