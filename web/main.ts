import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { loadBrand } from '../server/brand-file.ts'
import { stopHeldJobs } from '../server/jobs/held-jobs.ts'
import { countProcess, metrics } from '../server/metrics.ts'
import { readWebSettings } from '../server/settings.ts'
import { traceIfConfigured } from '../server/tracing/start-if-configured.ts'
import { registerWebServer } from '../lib/http/in-process.ts'
import { createAccessLog } from './access-log.ts'
import { createAdmissionControl } from './admission-control.ts'
import { followBackendAbsence } from './backend-absence.ts'
import { MAX_PER_ADDRESS } from './connection-limit.ts'
import { answerConsoleCall, createConsoleFiles, openConsole } from './console.ts'
import { createGateway } from './gateway.ts'
import { drain, EventStreams } from './graceful-shutdown.ts'
import {
  catchFailures,
  checkMethod,
  hideInternalPaths,
  isCall,
  refuseStaffSession,
} from './guards.ts'
import { listen } from './listen.ts'
import { countCalls, measure } from './metrics.ts'
import { createOpsEndpoints } from './ops-endpoints.ts'
import { PageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import { compose, type Handler } from './pipeline.ts'
import { render, type NextHandler, type RenderRequest } from './render.ts'
import { createBodyReader } from './request-body.ts'
import { createRequestListener } from './request-listener.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { createStaticFiles } from './static-files.ts'
import { warmUp } from './warm-up.ts'

const MEBIBYTE = 1024 * 1024
/** The watcher invalidates changed pages; a remote backend may not announce its changes. */
const PAGE_TTL_MS = process.env.BACKEND_URL ? 60_000 : 3_600_000

const settings = settingsOrExit()
const {
  CONSOLE_PORT,
  HOST: host,
  MERCHANT_URL,
  OPS_TOKEN,
  PAGE_CACHE_MIB,
  PORT,
  PUBLIC_ORIGIN,
  STOP_DELAY_SECONDS,
} = settings
const isProxyTrusted = settings.TRUST_PROXY === '1'
const state = { isReady: false, isStopping: false }
const started = Promise.withResolvers<NextHandler>()
const cache = new PageCache(PAGE_CACHE_MIB * MEBIBYTE, PAGE_TTL_MS)
const streams = new EventStreams()
const renderWhenStarted = async (request: RenderRequest) => render(await started.promise, request)
const pages = createPages({
  cache,
  render: renderWhenStarted,
  wasBackendAway: followBackendAbsence(),
  isBehindProxy: isProxyTrusted,
})
const answerCall = createGateway(started.promise)
const distDir = process.env.SAMPAN_DIST_DIR || '.next'
/** Shared, so that the console and the shop together stay within the limits. */
const limits = [createBodyReader(), createAdmissionControl()]

/** The middleware chain, outermost first. */
const handler = compose(
  [
    addSecurityHeaders,
    catchFailures,
    createOpsEndpoints(OPS_TOKEN, state),
    checkMethod,
    hideInternalPaths,
    refuseStaffSession,
    createStaticFiles(distDir),
    pages.answerCached,
    ...limits,
  ],
  (exchange) => (isCall(exchange.context.path) ? answerCall(exchange) : pages.answer(exchange)),
)

const consoleHandler = compose(
  [addSecurityHeaders, catchFailures, checkMethod, createConsoleFiles(distDir), ...limits],
  answerConsoleCall(answerCall),
)

registerWebServer({
  dispatch: async (request) => (await renderWhenStarted(request)).status,
  invalidate: (tags) => cache.invalidate(tags),
})
countProcess()
countCalls()
metrics().memory(() => ({ pages: cache.size }))
const endTracing = await traceIfConfigured(settings, 'web')
const listenerFor = (handler: Handler, origin: string | undefined) =>
  createRequestListener({
    settings: { isProxyTrusted, publicOrigin: origin && new URL(origin).origin },
    handler,
    observers: [createAccessLog(), measure, (context, response) => streams.add(context, response)],
    isStopping: () => state.isStopping,
  })
const listener = listenerFor(handler, PUBLIC_ORIGIN)

try {
  const isUnlimited = isProxyTrusted || process.env.TRY_LIMITS === 'relaxed'
  const options = { perAddress: isUnlimited ? Infinity : MAX_PER_ADDRESS }
  const open = () => listen(host, PORT, listener, options)
  // A single process lets early visitors wait; behind a load balancer it listens only when it is ready.
  const early = isProxyTrusted && PORT !== 0 ? undefined : await open()
  process.env.PORT = String(early?.port ?? PORT)
  const app = next({
    dev: false,
    port: early?.port ?? PORT,
    hostname: 'localhost',
    // Next attaches its upgrade handler here; Sampan has none.
    httpServer: createServer(),
  })
  await app.prepare()
  started.resolve(app.getRequestHandler())
  await warmUp(renderWhenStarted)
  const { servers, port } = early ?? (await open())
  const console =
    CONSOLE_PORT === undefined
      ? undefined
      : await openConsole(CONSOLE_PORT, (wished) =>
          listen(host, wished, listenerFor(consoleHandler, MERCHANT_URL), options),
        )
  if (console) process.env.CONSOLE_PORT = String(console.port)
  state.isReady = true
  stopInOrder(async () => {
    await sleep(STOP_DELAY_SECONDS * 1000)
    await Promise.all([
      drain([...servers, ...(console?.servers ?? [])], streams),
      stopHeldJobs().catch((error: unknown) => process.stderr.write(`${String(error)}\n`)),
    ])
    await app.close()
    await endTracing()
  })
  process.send?.({ ready: true, port, consolePort: console?.port })
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  if (process.send) process.send({ ready: false, code }, () => process.exit(1))
  else process.exit(1)
}

/**
 * Readiness fails first, so that load balancers send new requests elsewhere; requests that still arrive are
 * served.
 */
function stopInOrder(stop: () => Promise<void>): void {
  const end = () => {
    if (state.isStopping) return
    Object.assign(state, { isReady: false, isStopping: true })
    void stop().finally(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // The parent process has ended.
  process.on('disconnect', end)
}

/** Exits with one line when a setting or the brand is invalid, before it listens. */
function settingsOrExit(): ReturnType<typeof readWebSettings> {
  try {
    loadBrand()
    return readWebSettings()
  } catch (error) {
    process.send?.({ ready: false, code: 'SETTING' })
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
