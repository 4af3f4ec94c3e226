/** Calls of staff, who have a session cookie of their own or send a bearer token. No imports: the web server loads it. */
export function isForStaff(path: string): boolean {
  return path.startsWith('/api/admin/')
}

/** Messages of other companies' servers, which sign them and have no session. No imports: the web server loads it. */
export function isWebhook(path: string): boolean {
  return path.startsWith('/api/webhooks/')
}

/** Calls of operators and testers, who send a bearer token and never a session. No imports: the web server loads it. */
export function isForOperators(path: string): boolean {
  return path.startsWith('/api/ops/') || path.startsWith('/api/test/')
}
