import type { MiddlewareHandler } from 'hono'

/** Delays calls while a seed is restored, so that its locks meet no new writers of this process. */
export function createResetGate() {
  let resetting: Promise<unknown> = Promise.resolve()
  const middleware: MiddlewareHandler = async (c, next) => {
    if (!c.req.path.startsWith('/api/test/')) await resetting
    return next()
  }
  const closeDuring = <T>(reset: Promise<T>): Promise<T> => {
    resetting = Promise.allSettled([resetting, reset])
    return reset
  }
  return { middleware, closeDuring }
}
