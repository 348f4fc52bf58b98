#!/bin/sh
# A table that was read whole is said to have no rows: the stream of a COPY ends before its count is known.
#
# Package: pg-copy-streams 7.0.0 with pg 8.23.1, on PGlite 0.5.14 behind pglite-socket 0.2.17 (PostgreSQL's protocol without an installation).
# Input: `copy … to stdout` of 1,000 rows. The server sends CopyDone, then CommandComplete with the count (PostgreSQL, frontend/backend
# protocol, "COPY operations"); TCP promises their order and not that they come together (RFC 9293, 3.8: a stream of octets).
# Expected: when the stream has ended, `rowCount` is 1000, as the rows that came. Seen: so it is where both messages come at once; where the
# second one comes ten milliseconds later, the stream ends with `rowCount` 0. On a quiet machine that is hardly ever so, on a busy one it is.
# Whoever keeps the count beside the rows keeps a backup that contradicts itself. Batuta counts the rows as they come
# (server/platform/backup/writeBackup.ts, tests/server/platform/backupInPackets.test.ts).
. "$(dirname "$0")/lib.sh"
use pg@8.23.1 pg-copy-streams@7.0.0 @electric-sql/pglite@0.5.14 @electric-sql/pglite-socket@0.2.17
cat > try.mjs <<'EOF'
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import { to } from 'pg-copy-streams'

const host = '127.0.0.1'
const database = new PGLiteSocketServer({ db: await PGlite.create(), host, port: 0 })
await database.start()
const { port } = database.server.address()

// CopyDone, and the first byte of CommandComplete behind it.
const endOfCopy = Buffer.from([0x63, 0, 0, 0, 4, 0x43])
const handOn = (pauseMs) =>
  async function* (chunks) {
    for await (const chunk of chunks) {
      const at = chunk.indexOf(endOfCopy)
      if (at === -1) yield chunk
      else {
        yield chunk.subarray(0, at + 5)
        await sleep(pauseMs)
        yield chunk.subarray(at + 5)
      }
    }
  }

async function copy(name, pauseMs) {
  const proxy = createServer({ noDelay: true }, (socket) => {
    const server = connect(port, host)
    pipeline(socket, server, () => {})
    if (pauseMs === 0) pipeline(server, socket, () => {})
    else pipeline(server, handOn(pauseMs), socket, () => {})
  })
  await new Promise((resolve) => proxy.listen(0, host, resolve))
  const client = new pg.Client({ host, port: proxy.address().port, user: 'postgres', database: 'postgres' })
  await client.connect()
  const stream = client.query(to('copy (select * from generate_series(1, 1000)) to stdout'))
  let lines = 0
  for await (const chunk of stream) lines += chunk.toString().split('\n').length - 1
  console.log(`${name}: ${lines} rows came, rowCount ${stream.rowCount}`)
  await client.end()
  proxy.close()
}

await copy('together', 0)
await copy('apart', 10)
await database.stop()
process.exit()
EOF
see node try.mjs <<'EOF'
together: 1000 rows came, rowCount 1000
apart: 1000 rows came, rowCount 0
EOF
