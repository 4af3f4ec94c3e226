import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { countProcess } from '../../server/metrics.ts'
import { traceIfAsked } from '../../server/tracing/if-asked.ts'
import { followAbsence, sayAwayInWords } from './away-page.ts'
import { refuseLargeBody } from './body-limit.ts'
import { answerCall } from './direct-calls.ts'
import { createDoor } from './door.ts'
import { drain, EventStreams } from './drain.ts'
import { followChanges } from './follow-changes.ts'
import { dropForgedHeaders } from './headers.ts'
import { listen } from './listen.ts'
import { createMachineDoor } from './machine-door.ts'
import { countCalls, measure } from './measure.ts'
import { fetchOwnPage, sayMissingInWords } from './missing-page.ts'
import { sayCaching } from './public-caching.ts'
import { createRequestLog } from './request-log.ts'
import { settingsOrEnd } from './settings.ts'
import { limitReading } from './slow-reader.ts'
import { keepPathAlone, refuseMethod, refuseUnreadablePath } from './target.ts'
import { cameSecurely, demandHttps } from './transport-security.ts'
import { WholePages } from './whole-pages.ts'
import { tellRequest } from './tell-request.ts'
import { createWorkerAnswer } from './worker-file.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const settings = settingsOrEnd()
const { HOST: host, OPS_TOKEN, PAGE_CACHE_MIB, PORT, STOP_DELAY_SECONDS, TRUST_PROXY } = settings
const isProxyTrusted = TRUST_PROXY === '1'
const state = { isReady: false, isStopping: false }
const streams = new EventStreams()
const door = createDoor()
const answerMachines = createMachineDoor(OPS_TOKEN, state)
const pages = new WholePages(isProxyTrusted, PAGE_CACHE_MIB)
const wasAwaySince = followAbsence()
const dropAfter = followChanges((tags) => pages.drop(tags))
const answerWorker = createWorkerAnswer(process.env.SAMPAN_DIST_DIR || '.next')
const logRequest = createRequestLog(isProxyTrusted)
let ready: Promise<Handler>
countProcess()
countCalls()
const endTracing = await traceIfAsked(settings, 'web')

const ownPage = fetchOwnPage(() => {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name}:${process.env.PORT}`
})

function answer(request: IncomingMessage, response: ServerResponse): void {
  keepPathAlone(request)
  dropForgedHeaders(request, isProxyTrusted)
  // Who keeps a connection open learns that the next request belongs elsewhere.
  if (state.isStopping) response.shouldKeepAlive = false
  if (answerMachines(request, response, () => answerShoppers(request, response))) return
  answerShoppers(request, response)
}

function answerShoppers(request: IncomingMessage, response: ServerResponse): void {
  logRequest(request, response)
  measure(request, response)
  tellRequest(request, response, () => answerVisitor(request, response))
}

function answerVisitor(request: IncomingMessage, response: ServerResponse): void {
  if (refuseMethod(request, response) || refuseUnreadablePath(request, response)) return
  if (refuseLargeBody(request, response)) return
  limitReading(response)
  const isSecure = cameSecurely(request, isProxyTrusted)
  demandHttps(response, isSecure)
  // What lies ready costs less than turning it away.
  if (answerWorker(request, response) || pages.answer({ request, response, isSecure })) return
  door(request, response, () => work(request, response))
}

function work(request: IncomingMessage, response: ServerResponse): void {
  dropAfter(request, response)
  sayCaching(request, response, isProxyTrusted)
  streams.add(request, response)
  if (answerCall(request, response)) return
  sayMissingInWords(request, response, ownPage)
  sayAwayInWords(request, response, wasAwaySince)
  ready
    .then((handle) => handle(request, response))
    .catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
}

try {
  const open = () => listen(host, PORT, answer)
  // By itself it lets the first visitors wait; a balancer has others to send them to until this one is ready.
  const early = isProxyTrusted && PORT !== 0 ? undefined : await open()
  process.env.PORT = String(early?.port ?? PORT)
  const app = next({
    dev: false,
    port: early?.port ?? PORT,
    // Next compares rewrites with this name; under any other each rewrite becomes a request to itself.
    hostname: 'localhost',
    // Next would attach its handler for upgrades here; Sampan has none.
    httpServer: createServer(),
  })
  ready = app.prepare().then(() => app.getRequestHandler())
  await ready
  const { servers, port } = early ?? (await open())
  state.isReady = true
  stopInOrder(async () => {
    await sleep(STOP_DELAY_SECONDS * 1000)
    await drain(servers, streams)
    await app.close()
    await endTracing()
  })
  process.send?.({ ready: true, port })
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  console.error(error)
  if (process.send) process.send({ ready: false, code }, () => process.exit(1))
  else process.exit(1)
}

/** Balancers are told first and given time to send new requests elsewhere; those that still come are answered. */
function stopInOrder(stop: () => Promise<void>): void {
  const end = () => {
    if (state.isStopping) return
    Object.assign(state, { isReady: false, isStopping: true })
    void stop().finally(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // The process that started this one has ended without a word.
  process.on('disconnect', end)
}
