import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { SignedIn } from '@contract/auth'
import { buildApp } from '../server/app'
import { loadConfig } from '../server/config'
import { openDatabase } from '../server/platform/db/database'
import type { Connection } from '../server/platform/db/database'
import type { App } from '../server/platform/dependencies'
import { recordStatements } from '../tests/server/roundTrips/recordStatements'
import { takeWalk } from '../tests/server/roundTrips/walk'

/** More are listed. */
const USUAL_MAX = 4
/** What each of them takes longer on a cluster, where the rows are a server further away. */
const CLUSTER_TRIP_MS = 1

const Described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ parameters: z.array(z.unknown()).optional() }))),
})
const Parameter = z.object({ required: z.boolean().optional() })

type Recorded = ReturnType<typeof recordStatements>['during']

/** All that is read without naming anything. */
async function countReads(app: App, record: Recorded): Promise<void> {
  const session = await app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'admin' } })
  const { accessToken, userData } = SignedIn.parse(session.json())
  const headers = { authorization: `Bearer ${accessToken}`, 'x-user-document': userData.document }
  const { paths } = Described.parse((await app.inject('/openapi.json')).json())
  const isPlain = (parameters: unknown[] = []) =>
    !parameters.some((parameter) => Parameter.safeParse(parameter).data?.required === true)
  const urls = Object.entries(paths).flatMap(([url, { get }]) =>
    get !== undefined && !url.includes('{') && isPlain(get.parameters) ? [url] : [],
  )
  const rows: { call: string; 'round trips': number; status: number }[] = []
  for (const url of urls) {
    let status = 0
    const make = async () => {
      status = (await app.inject({ url, headers })).statusCode
    }
    // The second time: what is looked up once in a while is known by then.
    await make()
    rows.push({ call: `GET ${url}`, 'round trips': (await record(make)).length, status })
  }
  const served = rows.filter(({ status }) => status < 300)
  const many = served.filter((row) => row['round trips'] > USUAL_MAX)
  console.log(`\n${served.length} of ${rows.length} reads answered; round trips of those with more than ${USUAL_MAX}`)
  console.table(
    many.toSorted((one, other) => other['round trips'] - one['round trips']).map(({ status: _status, ...row }) => row),
  )
  const refused = rows.filter(({ status }) => status >= 300)
  if (refused.length > 0) console.log('Not counted:', refused.map(({ call, status }) => `${call} ${status}`).join(', '))
}

/** What somebody does of an evening, and what it would take on a cluster. */
async function countWalk(app: App, record: Recorded): Promise<void> {
  const startedAt = performance.now()
  const walked = await takeWalk(app, record)
  const tookMs = performance.now() - startedAt
  const sum = walked.reduce((total, { statements }) => total + statements.length, 0)
  console.log(`\nRound trips of an evening's calls: ${sum}, at ${CLUSTER_TRIP_MS} ms more each on a cluster ${sum} ms`)
  console.log(`(all of it took ${Math.round(tookMs)} ms here, with the opening of the demo and each read twice)`)
  console.table(walked.map(({ call, statements }) => ({ call, 'round trips': statements.length })))
}

/**
 * Counts how often calls go to the database and wait for its answer, by the app as it is in this process, for the demo group. On a cluster
 * each of them is a way to another machine.
 */
export async function countRoundTrips(connection: Connection): Promise<void> {
  const database = openDatabase(connection, () => {})
  const { during } = recordStatements(database.pool)
  const config = loadConfig({ RATE_LIMIT: 'off', DEMO_DATA: 'on' })
  const { db, pool, probe } = database
  const app = await buildApp({ config, db, pool, probe, secret: randomBytes(32) })
  try {
    await app.ready()
    await countWalk(app, during)
    await countReads(app, during)
  } finally {
    await app.close()
    await database.close()
  }
}
