import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { version } from '../../../package.json'
import type { Connection } from '../db/database'
import { keepTables } from '../db/migrate'
import { beginUnlimited, withOwnConnection } from '../db/ownConnection'
import { BackupError } from './backupError'
import { FOOTER_MARK, HEADER_MARK, TABLE_END, copyIn, copyOut } from './backupFormat'
import type { Footer, Header } from './backupFormat'
import { listTables } from '../db/tables'
import { checkBackup, countLines } from './readBackup'

interface BackupSource {
  connection: Connection
  secret: Header['secret']
}

/** Called when a table has been dealt with. */
export type OnTable = (name: string, rows: number) => void

const line = (mark: string, content: object) => `${mark}${JSON.stringify(content)}\n`

async function headerOf(client: pg.ClientBase, secret: Header['secret']): Promise<Header> {
  const { rows } = await client.query<{ hash: string; createdAt: string }>(
    'select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at',
  )
  const migrations = rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }))
  return { format: 1, version, madeAt: new Date().toISOString(), migrations, secret }
}

/** All but the footer. Notes in `rows` how many each table has. */
async function* bodyOf(client: pg.ClientBase, secret: Header['secret'], rows: Footer['rows'], onTable: OnTable) {
  yield line(HEADER_MARK, await headerOf(client, secret))
  for (const table of await listTables(client)) {
    yield `${copyIn(table)};\n`
    // Counted here: pg-copy-streams 7.0.0 ends its stream at CopyDone, and its `rowCount` is 0 until CommandComplete, which may come later.
    let count = 0
    for await (const chunk of client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>) {
      count += countLines(chunk)
      yield chunk
    }
    rows[table.name] = count
    onTable(table.name, count)
    yield TABLE_END
  }
}

async function* contentOf(
  client: pg.ClientBase,
  secret: Header['secret'],
  rows: Footer['rows'],
  onTable: OnTable,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const piece of bodyOf(client, secret, rows, onTable)) {
    const bytes = Buffer.from(piece)
    hash.update(bytes)
    yield bytes
  }
  yield Buffer.from(line(FOOTER_MARK, { sha256: hash.digest('hex'), rows }))
}

async function syncPath(path: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** What a disk took is not always what it gives back: a backup is worth what can be read of it. */
async function assertReadable(partial: string, rows: Footer['rows']): Promise<void> {
  const { footer } = await checkBackup(partial).catch((error: unknown) => {
    throw new BackupError(`the backup was written, and cannot be read back: ${String(error)}`, { cause: error })
  })
  if (!isDeepStrictEqual(footer.rows, rows)) throw new BackupError('the backup was written, and misses rows')
}

/**
 * Writes all groups' records as they stand at one moment, while others go on to write. The file appears under its name when it is
 * whole and has been read back, row by row, and is its owner's alone. Throws a BackupError where the name is taken, an AbortError where `signal` says so.
 */
export async function writeBackup(
  { connection, secret }: BackupSource,
  file: string,
  onTable: OnTable,
  signal?: AbortSignal,
): Promise<void> {
  const isTaken = await stat(file).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new BackupError(`${file} is there already: name another file`)
  const rows: Footer['rows'] = {}
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`
  try {
    await withOwnConnection(connection, 'backup', async (client) => {
      await beginUnlimited(client, 'isolation level repeatable read read only')
      await client.query(`${keepTables}; set local datestyle = 'ISO'; set local client_encoding = 'UTF8'`)
      await pipeline(
        contentOf(client, secret, rows, onTable),
        createGzip(),
        createWriteStream(partial, { flags: 'wx', mode: 0o600 }),
        { signal },
      )
    })
    await syncPath(partial)
    await assertReadable(partial, rows)
    await rename(partial, file)
    await syncPath(dirname(file))
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
