import type { ClientBase } from 'pg'
import type { Connection } from '../db/database'
import { isDistributed } from '../db/distribution'
import { readMigrations } from '../db/migrate'
import { withOwnConnection } from '../db/ownConnection'
import { isRecordOpen } from '../db/recordRights'
import { amiss, well } from './finding'
import type { Finding } from './finding'

/** The oldest that README names. */
const FIRST_POSTGRES = 15
/** Codes of authenticator apps last for half a minute. */
const CLOCK_MAX_S = 10

interface Answer {
  version: string
  number: number
  isSuperuser: boolean
  at: Date
}

async function checkTables(client: ClientBase): Promise<Finding> {
  const { rows } = await client.query<{ ran: number | string }>(
    `select count(*) as ran from drizzle.__drizzle_migrations`,
  )
  const [ran, known] = [Number(rows[0]?.ran), readMigrations().length]
  if (ran === known) return well('Tables', 'as this Batuta knows them')
  return ran < known
    ? amiss('Tables', `${known - ran} steps behind this Batuta: start it, which brings them up to date`)
    : amiss('Tables', 'of a newer Batuta than this one: update it, and build')
}

async function checkRights(client: ClientBase, isSuperuser: boolean): Promise<Finding> {
  if (isSuperuser) {
    return amiss(
      'Rights',
      'the role of DATABASE_URL is a superuser, whom no rights hold: make one as createRole.sh does',
    )
  }
  if (!(await isRecordOpen(client))) return well('Rights', 'the record of who did what cannot be changed')
  const cure = (await isDistributed(client)) ? 'npm run distribute closes it' : 'start Batuta again, which closes it'
  return amiss('Rights', `the record of who did what can be changed: ${cure}`)
}

/** How the database is, and whether it fits to this Batuta. Throws what keeps it from answering. */
export async function checkDatabase(connection: Connection): Promise<Finding[]> {
  return withOwnConnection(connection, 'doctor', async (client) => {
    const { rows } = await client.query<Answer>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
              (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser", clock_timestamp() as at`,
    )
    const [answer] = rows
    if (answer === undefined) throw new Error('the database says nothing of itself')
    const { version, number, isSuperuser, at } = answer
    const apartS = Math.abs(Date.now() - at.getTime()) / 1000
    return [
      number >= FIRST_POSTGRES * 10_000
        ? well('PostgreSQL', version)
        : amiss('PostgreSQL', `${version} is too old: ${FIRST_POSTGRES} or newer is needed`),
      await checkTables(client),
      await checkRights(client, isSuperuser),
      apartS < CLOCK_MAX_S
        ? well('Clock', 'the same as that of the database')
        : amiss('Clock', `${Math.round(apartS)} s apart from that of the database: let both be kept by the network`),
    ]
  })
}
