import { readdirSync, readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'
import { AllSettings, BackendSettings, readSettings, readWebSettings } from '@/server/settings'
import { DOMAIN_ERRORS } from '@/server/domain/domain-error'
import { metrics } from '@/server/metrics'

interface Variable {
  name: string
  value: string
}
interface Container {
  name: string
  command: string[]
  ports: { containerPort: number }[]
  env?: Variable[]
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  startupProbe: Probe
  readinessProbe: Probe
  livenessProbe: Probe
  securityContext: object
  volumeMounts: { mountPath: string }[]
}
interface Probe {
  httpGet: { path: string }
}
interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: {
    selector: { app: string; part: string }
    ports: { port: number }[]
    template: {
      metadata: { labels: Record<string, string> }
      spec: {
        terminationGracePeriodSeconds: number
        securityContext: { runAsNonRoot: boolean; runAsUser: number }
        containers: Container[]
      }
    }
  }
}

const FOLDER = 'deploy/kubernetes'
const manifests = readdirSync(FOLDER).flatMap((file) =>
  parseAllDocuments(readFileSync(`${FOLDER}/${file}`, 'utf8')).map((document) => {
    if (document.errors[0]) throw document.errors[0]
    return document.toJS() as Manifest
  }),
)
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)

function environmentOf({ env = [], envFrom }: Container): Record<string, string> {
  const given = envFrom.map(({ configMapRef, secretRef }) => {
    const kind = configMapRef ? 'ConfigMap' : 'Secret'
    const name = (configMapRef ?? secretRef)?.name
    const found = ofKind(kind).find(({ metadata }) => metadata.name === name)
    expect([kind, name, found !== undefined]).toEqual([kind, name, true])
    return found?.data ?? found?.stringData ?? {}
  })
  const own = Object.fromEntries(env.map(({ name, value }) => [name, value]))
  return Object.assign({}, ...given, own) as Record<string, string>
}

const SETTINGS = Object.keys(AllSettings.shape)
/** Read by Node, Next and the C library. */
const OF_THE_PLATFORM = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'MALLOC_ARENA_MAX']
/** The timeout of `drain` for active responses. */
const DRAIN_S = 10

describe.each(['web', 'backend'])('the deployment of %s', (part) => {
  const { spec } = ofKind('Deployment').find(({ metadata }) => metadata.name === `sampan-${part}`)!
    .spec.template
  const [container] = spec.containers as [Container]
  const environment = environmentOf(container)

  it('sets only existing settings, with valid values', () => {
    expect(Object.keys(environment).filter((name) => !SETTINGS.includes(name))).toEqual([])
    const read = () =>
      part === 'web'
        ? readWebSettings(environment as never)
        : readSettings(BackendSettings, environment as never)
    expect(read).not.toThrow()
  })

  it('listens on the ports of its service and probes', () => {
    const { PORT, CONSOLE_PORT, BACKEND_PORT } = environment
    const ports = part === 'web' ? [PORT, CONSOLE_PORT] : [BACKEND_PORT]
    const host = part === 'web' ? environment.HOST : environment.BACKEND_HOST
    const service = ofKind('Service').find(({ metadata }) => metadata.name === `sampan-${part}`)!
    expect(host).toBe('0.0.0.0')
    expect(container.ports.map(({ containerPort }) => String(containerPort))).toEqual(ports)
    expect(service.spec.ports.map((one) => String(one.port))).toEqual(ports)
    expect(service.spec.selector).toEqual({ app: 'sampan', part })
    expect(container.startupProbe.httpGet.path).toBe('/api/health/ready')
    expect(container.readinessProbe.httpGet.path).toBe('/api/health/ready')
    expect(container.livenessProbe.httpGet.path).toBe('/api/health/live')
  })

  it('has enough time for a graceful shutdown', () => {
    const needed = Number(environment.STOP_DELAY_SECONDS) + DRAIN_S
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(needed + 10)
  })

  it('has a read-only file system and an unprivileged user', () => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp'])
  })
})

interface Pod {
  containers: Container[]
  securityContext: object
}
/** The template of a job or a deployment; a pod has none. */
const podOf = ({ spec }: Manifest) => (spec.template?.spec ?? spec) as unknown as Pod

it.each(['Job', 'Pod'])('a %s has the settings, the image and the URL of a backend', (kind) => {
  const [one] = ofKind(kind)
  const backend = ofKind('Deployment').find(({ metadata }) => metadata.name === 'sampan-backend')
  const [given, usual] = [podOf(one!), podOf(backend!)]
  const environment = environmentOf(given.containers[0]!)
  expect(readSettings(BackendSettings, environment as never).STOP_DELAY_SECONDS).toBe(5)
  const facts = ({ containers: [first], securityContext }: Pod) => {
    const { image, securityContext: own } = first as Container & { image: string }
    return { image, securityContext, own }
  }
  expect(facts(given)).toEqual(facts(usual))
})

it.each(['web', 'backend'])('has a systemd unit that starts %s as its deployment does', (part) => {
  const unit = readFileSync(`deploy/systemd/sampan-${part}@.service`, 'utf8')
  const [, line = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  const set = line.split(' ').map((one) => one.split('=')[0]!)
  expect(set.filter((name) => ![...SETTINGS, ...OF_THE_PLATFORM].includes(name))).toEqual([])
  const { command } = podOf(
    ofKind('Deployment').find(({ metadata }) => metadata.name === `sampan-${part}`)!,
  ).containers[0]!
  expect(unit).toContain(`\nExecStart=/opt/sampan/bin/${command.join(' ')}\n`)
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? []
  expect(Number(seconds)).toBeGreaterThan(5 + DRAIN_S)
})

it('routes web processes to the backend and keeps the database from them', () => {
  const [web] = ofKind('Deployment').find(({ metadata }) => metadata.name === 'sampan-web')!.spec
    .template.spec.containers as [Container]
  const environment = environmentOf(web)
  expect(environment.BACKEND_URL).toBe('http://sampan-backend:4000')
  expect(environment.DATABASE_URL).toBeUndefined()
})

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; read_only?: boolean; user?: string }
  >
}

it('sets only existing settings in the compose file', () => {
  const compose = parse(readFileSync('deploy/compose/compose.yaml', 'utf8'), {
    merge: true,
  }) as Compose
  for (const name of ['migrate', 'backend', 'web']) {
    const { environment = {}, read_only: isReadOnly, user } = compose.services[name]!
    expect([name, isReadOnly, user]).toEqual([name, true, '1000:1000'])
    expect(Object.keys(environment).filter((one) => !SETTINGS.includes(one))).toEqual([])
    const filled = Object.entries(environment).map(([key, value]) => [
      key,
      value.replace(/\$\{\w+:-([^}]*)\}/, '$1').replaceAll(/\$\{\w+:\?\}/g, 'ab'.repeat(32)),
    ])
    const given = Object.fromEntries(filled) as never
    const read = () =>
      name === 'web' ? readWebSettings(given) : readSettings(BackendSettings, given)
    expect(read().STOP_DELAY_SECONDS).toBe(5)
  }
})

it('builds the image with the Node version of package.json and an unprivileged user', () => {
  const file = readFileSync('Dockerfile', 'utf8')
  const { devDependencies } = parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: { node: string }
  }
  const [major] = devDependencies.node.split('.')
  const bases = [...file.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(bases).toEqual([`node:${major}-bookworm-slim`, `node:${major}-bookworm-slim`])
  expect(file).toMatch(/^USER 1000:1000$/m)
  expect(file).not.toMatch(/SECRET|TOKEN|DATABASE_URL/)
  const set = [...file.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name!)
  expect(set.filter((name) => ![...SETTINGS, ...OF_THE_PLATFORM].includes(name))).toEqual([])
})

interface Alarms {
  groups: { rules: { alert: string; expr: string }[] }[]
}
const alarms = (
  parse(readFileSync('deploy/prometheus/alarms.yml', 'utf8')) as Alarms
).groups.flatMap(({ rules }) => rules)

it('alerts and the dashboard use only existing metrics', async () => {
  const text = readFileSync('deploy/grafana/sampan.json', 'utf8')
  const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] }
  const asked = [...alarms, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
  const names = asked.flatMap((expr) => expr.match(/\bsampan_\w+/g) ?? [])
  expect(new Set(names).size).toBeGreaterThan(10)
  const known = (await metrics().registry.getMetricsAsJSON()).map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name.replace(/_(bucket|count|sum)$/, '')))
  expect(unknown).toEqual([])
})

const page = readFileSync('docs/operations.md', 'utf8')

it('the documentation lists exactly the existing metrics', async () => {
  const told = (page.match(/\bsampan_[a-z][a-z_]+/g) ?? []).map((name) =>
    name.replace(/_count$/, ''),
  )
  const known = (await metrics().registry.getMetricsAsJSON()).map(({ name }) => name)
  expect([...new Set(told)].sort()).toEqual(
    known.filter((name) => name.startsWith('sampan_')).sort(),
  )
})

it('alerts use only outcomes that calls have', () => {
  const asked = alarms.flatMap(({ expr }) =>
    [...expr.matchAll(/outcome=~?"([A-Z_|]+)"/g)].flatMap(([, names = '']) => names.split('|')),
  )
  expect(asked).toEqual(['FAULT', 'TIMED_OUT', 'BUSY'])
  expect(asked.filter((name) => !(name in DOMAIN_ERRORS))).toEqual([])
})
