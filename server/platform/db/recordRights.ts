import type { ClientBase } from 'pg'
import { onEachNode } from './nodes'

/** Any number that only we use; it names the lock of who changes the rights. Two that change those of one table at once would fail. */
export const RIGHTS_LOCK = 4_207_849_485

/** The rights on the activity log that Batuta's role gave up (migration 0008), though it owns the table. */
const GIVEN_UP = 'update, delete, truncate'

/** The table and, on a worker, the shards that it has of it. A superuser may do everything, whatever was given up. */
const open = `select 'open' as result from pg_class c join pg_roles r on r.rolname = current_user
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname ~ '^audit_entries(_[0-9]+)?$'
    and not r.rolsuper and has_table_privilege(c.oid, '${GIVEN_UP}')
  limit 1`

/** Whether Batuta's role could change what is recorded, on any server of the database that answers. */
export async function isRecordOpen(client: ClientBase): Promise<boolean> {
  return (await onEachNode(client, open)).includes('open')
}

/**
 * Gives those rights up where they are still there: Citus makes the tables of its workers with all rights of their owner, and passes
 * on a REVOKE that comes after that. For a client that is in no transaction. Throws where one of the servers is down: all have to know.
 */
export async function closeRecord(client: ClientBase): Promise<void> {
  if (!(await isRecordOpen(client))) return
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [RIGHTS_LOCK])
    await client.query(`revoke ${GIVEN_UP} on audit_entries from current_user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
