import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { App, AppDependencies } from '../dependencies'
import type { DatabaseProbe } from '../http/databaseProbe'

/** From a reply out of memory to the longest that a call may take. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const MS_PER_S = 1000

/** Calls by route pattern, never by address: nothing that people type becomes a label. */
function countCalls(app: App, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Calls by route and class of status, and how long their answers took.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    // Whoever asks for what there is not may make up methods too.
    const labels =
      route === undefined ? { method: 'any', route: 'none', status } : { method: request.method, route, status }
    durations.observe(labels, reply.elapsedTime / MS_PER_S)
  })
}

function measurePool({ pool }: Pick<AppDependencies, 'pool'>, registry: Registry): void {
  if (pool === undefined) return
  const connections = new Gauge({
    name: 'batuta_pool_connections',
    help: 'Connections of this process to the database, idle or at work.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  const waiting = new Gauge({
    name: 'batuta_pool_waiting',
    help: 'Calls that wait for a connection.',
    registers: [registry],
    collect: () => {
      waiting.set(pool.waitingCount)
    },
  })
}

function measureDatabase(probe: DatabaseProbe, registry: Registry): void {
  const size = new Gauge({
    name: 'batuta_database_size_bytes',
    help: 'What the database takes on its disk, as last heard.',
    registers: [registry],
    collect: async () => {
      const bytes = await probe.askForSize()
      if (bytes !== undefined) size.set(bytes)
    },
  })
  const isUp = new Gauge({
    name: 'batuta_database_up',
    help: '1 where the database can work, as /health has it.',
    registers: [registry],
    collect: async () => {
      const works = await probe.assertWorks().then(
        () => true,
        () => false,
      )
      isUp.set(works ? 1 : 0)
    },
  })
}

function measureBackups({ backups }: Pick<AppDependencies, 'backups'>, registry: Registry): void {
  if (backups === undefined) return
  const last = new Gauge({
    name: 'batuta_last_backup_timestamp_seconds',
    help: 'When the newest backup in BACKUP_DIR was made, since 1970; 0 where there is none.',
    registers: [registry],
    collect: async () => {
      const at = await backups.findNewest().catch(() => undefined)
      last.set((at ?? 0) / MS_PER_S)
    },
  })
  const failures = new Counter({
    name: 'batuta_backup_failures_total',
    help: 'Backups that this process could not make.',
    registers: [registry],
    collect: () => {
      failures.reset()
      failures.inc(backups.failures())
    },
  })
}

/** What this process can say about itself, for Prometheus. Call it before the routes, whose calls it counts. */
export function makeMetrics(app: App, dependencies: AppDependencies, probe: DatabaseProbe): Registry {
  const registry = new Registry()
  // Event loop lag, memory, processor, garbage collection.
  collectDefaultMetrics({ register: registry })
  countCalls(app, registry)
  measurePool(dependencies, registry)
  measureDatabase(probe, registry)
  measureBackups(dependencies, registry)
  const waiting = new Gauge({
    name: 'batuta_group_queue_waiting',
    help: 'Writes of all groups that wait for their group’s turn.',
    registers: [registry],
    collect: () => {
      waiting.set(app.groupQueue.waitingCount)
    },
  })
  return registry
}
