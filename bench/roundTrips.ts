import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { v7 as uuid } from 'uuid'
import * as z from 'zod'
import { SignedIn } from '@contract/auth'
import { buildApp } from '../server/app'
import { loadConfig } from '../server/config'
import { openDatabase } from '../server/platform/db/database'
import type { Connection } from '../server/platform/db/database'

/** More are listed. */
const USUAL_MAX = 4
const READ_TIMES = 2

const Described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ parameters: z.array(z.unknown()).optional() }))),
})
const Parameter = z.object({ required: z.boolean().optional() })

/** What people write most, each as a form sends it. */
function writes(today: string) {
  const member = { id: uuid(), name: 'Ana Lima', section: 'brass', status: 'active' }
  const finance = {
    id: uuid(),
    kind: 'income',
    amount: 5000,
    description: 'Doação',
    category: 'donation',
    date: today,
    status: 'pending',
  }
  const [start, end] = ['2026-03-03T22:30:00.000Z', '2026-03-04T00:30:00.000Z']
  const event = {
    id: uuid(),
    title: 'Ensaio',
    start,
    end,
    allDay: false,
    extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
  }
  return [
    { url: '/members/add-member', body: { member } },
    { url: '/finances/add-finance', body: { finance } },
    { url: '/finances/pay-finances', body: { payment: { finances: [{ id: finance.id, version: 1 }], date: today } } },
    { url: '/calendar/add-event', body: { event } },
    { url: '/calendar/finish-event', body: { obj: { id: event.id, version: 1, attendance: [] } } },
  ]
}

/**
 * Counts how often calls go to the database and wait for its answer, by the app as it is in this process, for the demo group: all that are
 * read without naming anything, and what is written most. On a cluster each of them is a way to another machine.
 */
export async function countRoundTrips(connection: Connection): Promise<void> {
  const database = openDatabase(connection, () => {})
  let trips = 0
  database.pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client)
    Object.defineProperty(client, 'query', {
      configurable: true,
      value: (...given: unknown[]): unknown => {
        trips += 1
        return Reflect.apply(query, undefined, given)
      },
    })
  })
  const config = loadConfig({ RATE_LIMIT: 'off', DEMO_DATA: 'on' })
  const app = await buildApp({ config, db: database.db, pool: database.pool, secret: randomBytes(32) })
  try {
    await app.ready()
    const session = await app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'admin' } })
    const { accessToken, userData } = SignedIn.parse(session.json())
    const headers = { authorization: `Bearer ${accessToken}`, 'x-user-document': userData.document }
    const { paths } = Described.parse((await app.inject('/openapi.json')).json())
    const isPlain = (parameters: unknown[] = []) =>
      !parameters.some((parameter) => Parameter.safeParse(parameter).data?.required === true)
    const reads = Object.entries(paths).flatMap(([url, { get }]) =>
      get !== undefined && !url.includes('{') && isPlain(get.parameters) ? [{ url, body: undefined }] : [],
    )
    const rows: { call: string; trips: number; status: number }[] = []
    for (const { url, body } of [...reads, ...writes(new Date().toISOString().slice(0, 10))]) {
      // Of a read the second: what is looked up once in a while is known by then.
      for (let time = 0; time < (body ? 1 : READ_TIMES); time += 1) {
        trips = 0
        const answer = await app.inject({ method: body ? 'POST' : 'GET', url, headers, ...(body && { payload: body }) })
        if (time === (body ? 0 : READ_TIMES - 1)) {
          rows.push({ call: `${body ? 'POST' : 'GET'} ${url}`, trips, status: answer.statusCode })
        }
      }
    }
    const served = rows.filter(({ status }) => status < 300)
    const many = served.filter((row) => row.trips > USUAL_MAX).toSorted((one, other) => other.trips - one.trips)
    console.log(`\n${served.length} of ${rows.length} calls answered; round trips of those with more than ${USUAL_MAX}`)
    console.table(many.map(({ call, trips: count }) => ({ call, 'round trips': count })))
    const refused = rows.filter(({ status }) => status >= 300)
    if (refused.length > 0)
      console.log('Not counted:', refused.map(({ call, status }) => `${call} ${status}`).join(', '))
  } finally {
    await app.close()
    await database.close()
  }
}
