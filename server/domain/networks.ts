const NEVER = /(^|[^a-z])(dex|bsc|heco|bep-?20|bep-?2|hrc-?20|binance smart chain)($|[^a-z])/i

/** DEX, BSC and HECO are not supported (specification section 5), whatever the table of networks says. */
export const isSupportedNetwork = (network: string) => !NEVER.test(network)
