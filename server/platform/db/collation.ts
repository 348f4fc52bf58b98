import type pg from 'pg'

/** Ours, where it was made under another version of ICU than the one that runs now and is this account's to mend. */
const outdated = `select oid from pg_collation
  where oid = to_regcollation('natural_order')
    and collversion <> pg_collation_actual_version(oid) and pg_has_role(collowner, 'usage')`

/** A dependency is recorded for a column's collation as for one in an expression or a condition. */
const indexesOn = `select distinct c.oid::regclass::text as name
  from pg_depend d join pg_class c on c.oid = d.objid
  where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_collation'::regclass and d.refobjid = $1 and c.relkind = 'i'
  order by name`

/**
 * An upgrade of PostgreSQL may bring an ICU that orders names in another way. An index that was made in the old order would
 * then miss rows, so it is made anew. Call it while no other process does.
 */
export async function renewNameOrder(client: pg.Client): Promise<void> {
  const [collation] = (await client.query<{ oid: number }>(outdated)).rows
  if (collation === undefined) return
  const { rows: indexes } = await client.query<{ name: string }>(indexesOn, [collation.oid])
  await client.query('begin')
  for (const { name } of indexes) await client.query(`reindex index ${name}`)
  await client.query('alter collation natural_order refresh version')
  await client.query('commit')
}
