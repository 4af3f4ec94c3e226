/** A text-search condition as text. Words are data: each is quoted, so no operator can come from a query. */
export type TsQuery = string & { readonly brand: unique symbol }

const quote = (lexeme: string) =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` as TsQuery

export const anyOf = (lexemes: string[]): TsQuery =>
  `(${[...new Set(lexemes)].map(quote).join('|')})` as TsQuery

export const allOf = (queries: TsQuery[]): TsQuery => queries.join('&') as TsQuery

export const but = (query: TsQuery, without: TsQuery | undefined): TsQuery =>
  (without === undefined ? query : `${query}&!(${without})`) as TsQuery
