/** Envelope codes (/api/docs, conventions). Domain errors have HTTP status 200. No imports. */
export const CODE = {
  done: 1,
  refused: 0,
  notFound: 404,
  conflict: 409,
  invalid: 422,
  signInNeeded: 401,
  crossSite: 403,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  fault: 500,
  unreachable: 502,
  unavailable: 503,
  timedOut: 504,
} as const
