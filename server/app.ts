import path from 'node:path'
import { Hono } from 'hono'
import { API_DOCS_PATH } from '@/contracts/api-docs'
import { connect, type Connection, type PoolTimeouts } from './db/connection'
import { Replicas } from './db/replicas'
import { type Config, readConfig } from './config'
import { DomainError } from './domain/domain-error'
import { showApiDocs } from './http/api-docs'
import type { Services } from './http/context'
import { serveEvents } from './http/event-stream'
import { createLogger } from './http/log'
import { openApiText } from './http/openapi'
import { answerFailure, visitOf } from './http/serve'
import { accountRoutes } from './routes/account'
import { addressRoutes } from './routes/addresses'
import { administrationRoutes } from './routes/administration'
import { areaRoutes } from './routes/areas'
import { cartRoutes } from './routes/cart'
import { billRoutes } from './routes/bill'
import { articleRoutes } from './routes/articles'
import { catalogueRoutes } from './routes/catalogue'
import { createPictureServer } from './pictures/serve'
import { createShareServer } from './pictures/share'
import { feedRoutes } from './routes/feeds'
import { noticeRoutes } from './routes/notices'
import { openFiles } from './pictures/open-files'
import { metrics } from './metrics'
import { openPost } from './post/open'
import { openPush } from './push/push'
import { operatorRoutes } from './routes/operators'
import { orderRoutes } from './routes/orders'
import { pictureRoutes } from './routes/pictures'
import { pushRoutes } from './routes/push'
import { refundRoutes } from './routes/refunds'
import { reviewRoutes } from './routes/reviews'
import { shareRoutes } from './routes/share'
import { sitemapRoutes } from './routes/sitemap'
import { uploadRoutes } from './routes/uploads'
import { vitalRoutes } from './routes/vitals'
import { webhookRoutes } from './routes/webhooks'
import { walletRoutes } from './routes/wallet'
import { withdrawalRoutes } from './routes/withdrawals'
import { staffRoutes } from './routes/staff'
import { testControlRoutes } from './routes/test-control'
import { sandboxCards } from './services/wallet/card-provider'
import { openHostedCards } from './cards/stripe'
import { openWebhookSender } from './webhooks/sender'
import { LiveHub } from './services/notices/live'
import { waitingByQueue } from './services/operations/queues'
import { isMoneyPaused } from './services/wallet/reconciliation'
import { createTryLimits } from './services/accounts/try-limits'

export interface Backend {
  fetch: (request: Request) => Response | Promise<Response>
  services: Services
  connection: Connection
}

/** The composition root: creates and connects all parts of the backend. */
export function createApp(config: Config = readConfig(), timeouts?: PoolTimeouts): Backend {
  const connection = connect(
    config.databaseUrl,
    config.poolSize,
    timeouts,
    config.areStatementsNamed,
  )
  const log = createLogger(config.logLevel)
  const services: Services = {
    config,
    db: connection.db,
    catalogue: connection.db,
    replicas: new Replicas(config),
    tries: createTryLimits(connection.pool, config.areTriesRelaxed),
    post: openPost(config),
    push: openPush(config),
    webhooks: openWebhookSender(config.testControl !== undefined),
    live: new LiveHub(connection.db, log),
    log,
    files: openFiles(config),
    cards: sandboxCards,
    hostedCards: openHostedCards(config),
  }
  countServices(connection, services)
  const app = new Hono()
  // Hono answers HEAD with the handler of GET and drops the body: a stream would stay open unread.
  app.use(async (c, next) => {
    await next()
    if (c.req.raw.method === 'HEAD') await c.res.body?.cancel()
  })
  if (config.testControl) testControlRoutes(app, services)
  accountRoutes(app, services)
  addressRoutes(app, services)
  areaRoutes(app, services)
  articleRoutes(app, services)
  cartRoutes(app, services)
  catalogueRoutes(app, services)
  orderRoutes(app, services)
  refundRoutes(app, services)
  walletRoutes(app, services)
  webhookRoutes(app, services)
  withdrawalRoutes(app, services)
  billRoutes(app, services)
  uploadRoutes(app, services)
  reviewRoutes(app, services)
  sitemapRoutes(app, services)
  feedRoutes(app, services)
  noticeRoutes(app, services)
  pushRoutes(app, services)
  vitalRoutes(app, services)
  serveEvents(app, services)
  operatorRoutes(app, services)
  staffRoutes(app, services)
  administrationRoutes(app, services)
  servePictures(app, services)
  app.get('/api/openapi.json', async (c) =>
    c.body(await openApiText(), 200, { 'Content-Type': 'application/json' }),
  )
  app.get(`${API_DOCS_PATH}/:file?`, async (c) => (await showApiDocs(c.req.path)) ?? c.notFound())
  app.notFound((c) =>
    answerFailure(new DomainError('PATH_NOT_FOUND'), visitOf(services, c), c.req.path),
  )
  app.onError((error, c) => answerFailure(error, visitOf(services, c), c.req.path))
  return {
    fetch: (request) => app.fetch(request),
    services,
    connection: ending(connection, services),
  }
}

function servePictures(app: Hono, services: Services) {
  const { config, files } = services
  const folderOf = (name: string) => path.join(config.dataDir, name)
  const pictures = createPictureServer({ folder: folderOf('pictures') })
  pictureRoutes(app, services, pictures)
  const shared = createShareServer({ folder: folderOf('share-cards'), pictures, files })
  shareRoutes(app, services, shared)
}

/** What the metrics of this process read from its services. */
function countServices(connection: Connection, services: Services): void {
  const { pool } = connection
  metrics().pool(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waited_for: pool.waitingCount,
  }))
  metrics().replicas(() => services.replicas.behind())
  metrics().stopped(async () => ({ books: Number(await isMoneyPaused(connection.db)) }))
  metrics().queues(() => waitingByQueue(services))
}

/** Streams read from the database, so they end before the connection closes. */
function ending(connection: Connection, { live, replicas }: Services): Connection {
  const close = async () => {
    live.end()
    await Promise.all([replicas.close(), connection.close()])
  }
  return { ...connection, close }
}

const held = globalThis as { sampanBackend?: Backend }

/** The backend of this process; kept globally because several bundles load this module. */
export function getApp(): Backend {
  held.sampanBackend ??= createApp()
  return held.sampanBackend
}
