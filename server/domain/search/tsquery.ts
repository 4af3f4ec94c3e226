/**
 * The text of a PostgreSQL tsquery. Every lexeme is quoted, so that user input cannot contain
 * operators.
 */
export type TsQuery = string & { readonly brand: unique symbol }

const quote = (lexeme: string) =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` as TsQuery

export const anyOf = (lexemes: string[]): TsQuery =>
  `(${[...new Set(lexemes)].map(quote).join('|')})` as TsQuery

export const allOf = (queries: TsQuery[]): TsQuery => queries.join('&') as TsQuery

/** A match of any of the queries. */
export const eitherOf = (queries: TsQuery[]): TsQuery =>
  `(${queries.map((query) => `(${query})`).join('|')})` as TsQuery

export const andNot = (query: TsQuery, excluded: TsQuery | undefined): TsQuery =>
  (excluded === undefined ? query : `${query}&!(${excluded})`) as TsQuery
