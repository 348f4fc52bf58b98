import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from '../database'
import { OWNER, SUPERUSER } from './access'
import type { Access } from './access'
import type { DataDirectory } from './dataDirectory'
import { writePrivately } from './privateFile'

const SETUP_LOCK = 4_207_849_486
const DATABASE = 'batuta'

/** How the processes of Batuta up to 0.2 are connected: as SUPERUSER, without a password. */
const OLDER_PROCESS = 'batuta lockConnection'

/** Of pg_hba.conf: who may come, and how they show who they are. */
const CLIENT_AUTHENTICATION = `# Written by Batuta. Replication is for nobody.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`

/** What the superuser made in the database; initdb's and the extensions' own stays theirs; what belongs to a table goes with
 * it, but a partition does not. Numbers are pg_authid's and FirstNormalObjectId. */
const superusersObjects = `with made as (
    select 'pg_namespace'::regclass as class, oid, nspowner as owner, format('schema %I', nspname) as name, false as is_partition
      from pg_namespace
    union all
    select 'pg_class'::regclass, oid, relowner, format('table %s', oid::regclass), relispartition from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'pg_type'::regclass, oid, typowner, format('type %s', oid::regtype), false from pg_type where typtype in ('e', 'd', 'r')
    union all
    select 'pg_proc'::regclass, oid, proowner, format('routine %s', oid::regprocedure), false from pg_proc
    union all
    select 'pg_collation'::regclass, oid, collowner, format('collation %s', oid::regcollation), false from pg_collation
  )
  select name from made
  where owner = 10 and oid >= 16384
    and not exists (
      select from pg_depend
       where classid = class and objid = oid and refobjid <> oid
         and (deptype in ('e', 'i') or (deptype = 'a' and not is_partition)))`

/** A database that the superuser made is handed over whole, or not at all. */
async function handOver(administration: Connection): Promise<void> {
  const client = new pg.Client({ ...administration, database: DATABASE, application_name: 'batuta ownership' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(superusersObjects)
    await client.query('begin')
    for (const { name } of rows) await client.query(`alter ${name} owner to ${OWNER}`)
    await client.query(`alter database ${DATABASE} owner to ${OWNER}`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Ends the trust in which Batuta up to 0.2 left its socket's folder. */
async function requirePasswords(client: pg.Client, { cluster, account }: DataDirectory, password: string) {
  const trust = await client.query(`select from pg_hba_file_rules where auth_method = 'trust'`)
  if (trust.rowCount === 0) return
  await client.query(`alter role ${SUPERUSER} password ${client.escapeLiteral(password)}`)
  const file = join(cluster, 'pg_hba.conf')
  // Left by a start that was killed.
  await rm(`${file}.new`, { force: true })
  await writePrivately(`${file}.new`, CLIENT_AUTHENTICATION, account)
  await rename(`${file}.new`, file)
  const older = await client.query('select from pg_stat_activity where application_name = $1', [OLDER_PROCESS])
  // The next connection of such a process would fail. Then it is the server's next start that brings them.
  if (older.rowCount === 0) await client.query('select pg_reload_conf()')
}

/**
 * Settles who owns what, once for a cluster: the product's own database is made, and is a role's that can do nothing else, so that
 * a right which that role has given up is out of every call's reach. `client` is the superuser's.
 */
export async function ensureDatabase(client: pg.Client, dataDirectory: DataDirectory, access: Access): Promise<string> {
  await client.query('select pg_advisory_lock($1)', [SETUP_LOCK])
  try {
    const roles = await client.query('select from pg_roles where rolname = $1', [OWNER])
    if (roles.rowCount === 0)
      await client.query(`create role ${OWNER} login password ${client.escapeLiteral(access.connection.password)}`)
    const databases = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [DATABASE],
    )
    if (databases.rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`)
    else if (databases.rows[0]?.owner !== OWNER) await handOver(access.administration)
    await requirePasswords(client, dataDirectory, access.administration.password)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK])
  }
  return DATABASE
}
