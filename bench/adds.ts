import autocannon from 'autocannon'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { AllFinances } from '@contract/finances'
import type { FinanceWrite } from '@contract/finances'
import { IMPORT_MAX } from '@contract/imports'
import type { Connection } from '../server/platform/db/database'
import { foundGroup } from './group'
import type { BenchGroup } from './group'
import { CONNECTIONS, measureBeside, measureLoad } from './load'
import type { LoadedCall } from './load'
import type { Section } from './section'
import { median, times } from './usable/targets'

const AT_ONCE = 400
/** Each is sent twice, as by a client that got no answer. */
const ENTRIES = AT_ONCE / 2
const NEIGHBOURS_P99_MS = 100
/** Longer than a call may wait for its group. */
const TIMEOUT_S = 20
const ROUNDS = 5
const ROUND_S = 3
const BARE_INSERTS = 500

const newEntry = (at: number): FinanceWrite => ({
  id: uuid(),
  kind: at % 3 === 0 ? 'expense' : 'income',
  amount: 1000 + at,
  description: `Payment ${at}`,
  category: 'other',
  date: `${2021 + (at % 5)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
  status: 'paid',
})

const add: LoadedCall = {
  call: 'add',
  at: (index) => ({ method: 'POST', path: '/finances/add-finance', body: { finance: newEntry(index) } }),
}
const balance: LoadedCall = { call: 'balance', at: () => ({ path: '/finances/balance' }) }

/** A connection for each add, so that all of them are at the server together. */
function addAtOnce(url: string, { headers }: BenchGroup): Promise<autocannon.Result> {
  const bodies = Array.from({ length: ENTRIES }, (_, at) => JSON.stringify({ finance: newEntry(at) }))
  let index = 0
  return autocannon({
    url,
    connections: AT_ONCE,
    amount: AT_ONCE,
    timeout: TIMEOUT_S,
    requests: [
      {
        method: 'POST',
        path: '/finances/add-finance',
        headers,
        setupRequest: (request) => ({ ...request, body: bodies[index++ % ENTRIES] ?? '' }),
      },
    ],
  })
}

async function manyAtOnce(url: string): Promise<void> {
  const group = await foundGroup(url)
  const neighbour = await foundGroup(url)
  let result: autocannon.Result | undefined
  let tookMs = 0
  const neighbours = await measureBeside(url, neighbour.headers, balance, async () => {
    const startedAt = performance.now()
    result = await addAtOnce(url, group)
    tookMs = performance.now() - startedAt
  })
  if (result === undefined) throw new Error('Nothing was answered')
  const stored = AllFinances.parse(await group.call('GET', '/finances/all-finances')).length
  const { p99Ms } = neighbours
  console.log(`\n${AT_ONCE} adds at once in one group: ${ENTRIES} entries, each sent twice`)
  console.table([
    {
      answered: result['2xx'],
      refused: result.non2xx + result.errors + result.timeouts,
      'stored entries': stored,
      seconds: (tookMs / 1000).toFixed(1),
      'neighbours’ p99 ms': p99Ms,
      target: `p99 ≤ ${NEIGHBOURS_P99_MS} ms: ${p99Ms <= NEIGHBOURS_P99_MS ? 'met' : 'missed'}`,
      'neighbours’ failures': neighbours.failures,
    },
  ])
}

/** What the bare rows of entries take where as many wait for their turn: begin, insert, commit, and nothing of the books. */
async function insertBare(client: pg.Client, groupId: string): Promise<number> {
  const waits: number[] = []
  let turn = Promise.resolve()
  let left = BARE_INSERTS
  const insert = async (at: number) => {
    await client.query('begin')
    await client.query(
      `insert into finances (group_id, id, kind, amount, description, category, date, status, account_id)
       values ($1, $2, 'income', $3, $4, 'other', '2025-03-01', 'paid', $1)`,
      [groupId, uuid(), 1000 + at, `Payment ${at}`],
    )
    await client.query('commit')
  }
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0) {
        const at = left--
        const startedAt = performance.now()
        turn = turn.then(() => insert(at))
        await turn
        waits.push(performance.now() - startedAt)
      }
    }),
  )
  return median(waits)
}

/** Adds and bare inserts in turn, so that what else the machine does meets both. */
async function besideBare(url: string, connection: Connection): Promise<void> {
  const group = await foundGroup(url)
  const bareGroup = await foundGroup(url)
  const finances = Array.from({ length: IMPORT_MAX }, (_, at) => newEntry(at))
  await group.call('POST', '/finances/import-finances', { import: { id: uuid(), fileName: 'season.csv', finances } })
  const client = new pg.Client(connection)
  await client.connect()
  const rounds: { p50Ms: number; bareMs: number }[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const bareMs = await insertBare(client, bareGroup.id)
      const [figure] = await measureLoad(url, group.headers, [add], ROUND_S)
      rounds.push({ p50Ms: figure?.p50Ms ?? 0, bareMs })
    }
  } finally {
    await client.end()
  }
  const p50Ms = median(rounds.map((round) => round.p50Ms))
  const bareMs = median(rounds.map((round) => round.bareMs))
  console.log(`\nAdds of entries in one group, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds`)
  console.table([
    {
      'add p50 ms': p50Ms,
      'bare insert p50 ms': bareMs.toFixed(1),
      ratio: times(median(rounds.map((round) => round.p50Ms / round.bareMs))),
    },
  ])
}

/** A choir that writes in the same minute, and what an entry's add takes beside the bare insert of its row. */
export const addsOfEntries: Section = async ({ url, connectToDatabase }) => {
  await manyAtOnce(url)
  await besideBare(url, await connectToDatabase())
}
