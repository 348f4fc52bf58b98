import { sql } from 'drizzle-orm'
import type { Query, SQLWrapper } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Reader } from './database'

/** A list up to here is read and answered whole: a cursor costs four more trips to the database, and keeps a connection. */
const WHOLE_MAX = 1_000
/** Of rows that are fetched at once: each time is a way to the database. */
const FETCHED_ROWS = 1_000
/** Of rows that are worked on without a pause for other calls. */
const BATCH_ROWS = 100

/** A statement that reads a list in its order, put together on the database that it is given. */
type Select<Row> = (reader: Reader) => PromiseLike<Row[]> &
  SQLWrapper & {
    limit: (rows: number) => PromiseLike<Row[]>
    toSQL: () => Query
    prepare: (name: string) => { execute: () => Promise<Row[]> }
  }

/** The whole of a short list; of a long one batches, which are read as they are asked for. */
export type LongList<Item> = Item[] | AsyncIterable<Item[]>

/** The same, where a long one says how many items it has: they are counted before the first is read. */
export type CountedList<Item> = Item[] | (AsyncIterable<Item[]> & { count: number })

/** The connection as drizzle is to see it: whatever it asks, the cursor's next rows are the answer. */
function cursorOf(client: pg.PoolClient): pg.PoolClient {
  const query = async ({ types, rowMode }: pg.QueryArrayConfig) => {
    const answer = await client.query({ text: `fetch ${FETCHED_ROWS} from list`, rowMode, types })
    const { rows } = answer
    // What pg keeps of an answered query lives until the whole heap is swept. With its rows, a long list filled the heap four times.
    answer.rows = []
    return { ...answer, rows }
  }
  return Object.create(client, { query: { value: query } })
}

/** Holds a connection from the first batch until the last, or until whoever iterates gives up. */
async function* batchesOf<Row>(db: Database, select: Select<Row>): AsyncGenerator<Row[]> {
  const client = await db.$client.connect()
  let isDone = false
  try {
    const { sql, params } = select(db).toSQL()
    await client.query('begin read only')
    await client.query({ text: `declare list no scroll cursor for ${sql}`, values: params })
    // Put together once, and not for each batch.
    const list = select(drizzle(cursorOf(client))).prepare('list')
    const next = async (before: Row[]) => (before.length < FETCHED_ROWS ? [] : list.execute())
    for (let rows = await list.execute(); rows.length > 0; rows = await next(rows))
      for (let from = 0; from < rows.length; from += BATCH_ROWS) yield rows.slice(from, from + BATCH_ROWS)
    await client.query('commit')
    isDone = true
  } finally {
    // One that was left in the middle may still be at work for nobody: it is closed, and the pool opens another.
    client.release(!isDone)
  }
}

async function* mapBatches<Row, Item>(batches: AsyncIterable<Row[]>, map: (row: Row) => Item): AsyncGenerator<Item[]> {
  for await (const rows of batches) yield rows.map(map)
}

/** Reads a list that may be as long as the group's books; `toItem` makes of a row what is answered. */
export async function readList<Row, Item>(
  db: Database,
  select: Select<Row>,
  toItem: (row: Row) => Item,
): Promise<CountedList<Item>> {
  const rows = await select(db).limit(WHOLE_MAX + 1)
  if (rows.length <= WHOLE_MAX) return rows.map(toItem)
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${select(db)}) list`)
  return Object.assign(mapBatches(batchesOf(db, select), toItem), { count: counted.rows[0]?.count ?? rows.length })
}
