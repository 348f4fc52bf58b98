import type pg from 'pg'

/** Ours, where it was made under another version of ICU than the one that runs now and is this account's to mend. */
const outdated = `select oid from pg_collation
  where oid = to_regcollation('natural_order')
    and collversion <> pg_collation_actual_version(oid) and pg_has_role(collowner, 'usage')`

const refresh = `do $$ begin
  if exists (${outdated}) then alter collation natural_order refresh version; end if;
end $$`

/** A dependency is recorded for a column's collation as for one in an expression or a condition. */
const indexes = `select distinct c.oid::regclass::text as name
  from pg_depend d join pg_class c on c.oid = d.objid
  where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_collation'::regclass
    and d.refobjid = to_regcollation('natural_order') and c.relkind = 'i'
  order by name`

/**
 * What each node of the database says to the statement. Of a distributed one (Citus) the workers hold the rows, each on an ICU of
 * its own; the commands that Citus passes on to them do not include ALTER COLLATION … REFRESH VERSION.
 */
async function onEachNode(client: pg.Client, statement: string): Promise<unknown[]> {
  const here = await client.query<{ result?: unknown }>(statement)
  const { rows: citus } = await client.query(`select 1 where to_regproc('run_command_on_workers') is not null`)
  if (citus.length === 0) return here.rows.map(({ result }) => result)
  const { rows: workers } = await client.query<{
    nodename: string
    success: boolean
    result: string
    answers: boolean
  }>(
    `select nodename, success, result, success or citus_check_connection_to_node(nodename, nodeport) as answers
       from run_command_on_workers($1)`,
    [statement],
  )
  // One that is down keeps no other group waiting: it is asked again at the next start, and /health names it till then.
  const answers = workers.filter(({ answers }) => answers)
  const failed = answers.find(({ success }) => !success)
  if (failed !== undefined) throw new Error(`the worker ${failed.nodename} answered: ${failed.result}`)
  return [...here.rows, ...answers].map(({ result }) => result)
}

/**
 * An upgrade of PostgreSQL may bring an ICU that orders names in another way. An index that was made in the old order would
 * then miss rows, so it is made anew, on each node. Call it while no other process does. Cut short, it begins again next time.
 */
export async function renewNameOrder(client: pg.Client): Promise<void> {
  const found = await onEachNode(client, `select 'outdated' as result from (${outdated}) found`)
  if (!found.includes('outdated')) return
  const { rows } = await client.query<{ name: string }>(indexes)
  for (const { name } of rows) await client.query(`reindex index ${name}`)
  await onEachNode(client, refresh)
}
