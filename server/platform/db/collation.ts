import type pg from 'pg'
import { onEachNode } from './nodes'

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
