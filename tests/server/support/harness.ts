import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { buildApp } from '../../../server/app'
import { loadConfig } from '../../../server/config'
import type { Config } from '../../../server/platform/config'
import { openDatabase } from '../../../server/platform/db/database'
import type { Connection } from '../../../server/platform/db/database'
import type { AppDependencies } from '../../../server/platform/dependencies'
import { watchStatements } from '../distribution/statementWatch'
import { copyTemplate } from './testDatabase'

interface TestServerOptions {
  /** Over the defaults of an empty environment with RATE_LIMIT=off and DEMO_DATA=on. */
  config?: Partial<Config>
  clientDir?: string
  /** A server other than the run's own, and a migrated database there. */
  on?: { connection: Connection; templateName: string }
}

/** The real app on a database of its own; requests go in through `app.inject`. Call `close` in afterAll. */
export async function createTestServer(options: TestServerOptions = {}) {
  const { connection: server, templateName } = options.on ?? {
    connection: inject('testServer'),
    templateName: inject('templateName'),
  }
  const { connection, drop } = await copyTemplate(server, templateName)
  // A connection that breaks while idle is of no interest: the call that needs it fails, and the test with it.
  const database = openDatabase(connection, () => {})
  const statements = await watchStatements(database.pool, connection)
  const config = { ...loadConfig({ RATE_LIMIT: 'off', DEMO_DATA: 'on' }), ...options.config }
  const dependencies: AppDependencies = {
    config,
    db: database.db,
    pool: database.pool,
    probe: database.probe,
    secret: randomBytes(32),
    clientDir: options.clientDir,
  }
  const app = await buildApp(dependencies)
  await app.ready()
  return {
    app,
    config,
    connection,
    db: database.db,
    dependencies,
    /** Takes the database away under the running app. */
    drop,
    pool: database.pool,
    close: async () => {
      await app.close()
      await database.close()
      await drop()
      const refused = statements.report()
      if (refused.length > 0) throw new Error(`Not for a distributed database:\n${refused.join('\n')}`)
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>
