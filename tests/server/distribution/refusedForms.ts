import type { DeleteStmt, FuncCall, InsertStmt, Node, ParseResult, SelectStmt, UpdateStmt } from 'libpg-query'
import { findNodes, namedTables, textOf } from './sqlTree'
import type { ShardKeys } from './sqlTree'

/** How much less than immutable functions are, by name; the worst of those that share one. */
export type Volatility = ReadonlyMap<string, 'stable' | 'volatile'>

export interface Catalog {
  keys: ShardKeys
  volatility: Volatility
}

type Write = InsertStmt | UpdateStmt | DeleteStmt

const functionOf = ({ funcname = [] }: FuncCall): string => textOf(funcname.at(-1))

/** Names of what is called whose result is not told by its arguments: `now`, `random`, `current_date` … */
function mutableIn(value: unknown, volatility: Volatility, kind?: 'volatile'): string[] {
  const called = findNodes(value, 'FuncCall').map(functionOf)
  const words = findNodes(value, 'SQLValueFunction').map(() => 'current_…')
  return [
    ...called.filter((name) => (kind === undefined ? volatility.has(name) : volatility.get(name) === kind)),
    ...(kind === undefined ? words : []),
  ]
}

/** Text becomes one of these by the session's settings. */
const times = new Set(['date', 'time', 'timetz', 'timestamp', 'timestamptz', 'interval'])

const hasColumn = (value: unknown) => findNodes(value, 'ColumnRef', 'SubLink').length > 0

/** `at + interval '1 day'` depends on the session's zone, as the like of it on plain numbers does not. */
const isOfTime = (value: unknown, volatility: Volatility) =>
  mutableIn(value, volatility).length > 0 || /"sval":"(make_)?interval"/.test(JSON.stringify(value))

/** What of the values depends on the session and on a column at once. */
function stableOfColumns(value: unknown, volatility: Volatility): string[] {
  const calls = findNodes(value, 'FuncCall', 'SubLink').filter((call) => volatility.has(functionOf(call)))
  const sums = findNodes(value, 'A_Expr', 'SubLink').filter(
    (sum) => ['+', '-'].includes(textOf(sum.name?.[0])) && isOfTime(sum, volatility),
  )
  const casts = findNodes(value, 'TypeCast', 'SubLink').filter(({ typeName }) =>
    times.has(textOf(typeName?.names?.at(-1))),
  )
  return [
    ...calls.filter(hasColumn).map(functionOf),
    ...sums.filter(hasColumn).map(() => 'time ±'),
    ...casts.filter(hasColumn).map(() => 'a cast to a time'),
  ]
}

const isEvaluatedLate = (value: unknown, volatility: Volatility) =>
  [...findNodes(value, 'CaseExpr', 'SubLink'), ...findNodes(value, 'CoalesceExpr', 'SubLink')].some(
    (choice) => mutableIn(choice, volatility).length > 0,
  )

const assigned = (targets: Node[] = []) => targets.flatMap((target) => ('ResTarget' in target ? target.ResTarget : []))

function ofReturning({ returningClause }: Write, { volatility }: Catalog): string[] {
  const reasons = mutableIn(returningClause, volatility).map((name) => `${name} in RETURNING`)
  return findNodes(returningClause, 'SubLink').length > 0 ? [...reasons, 'a subquery in RETURNING'] : reasons
}

function ofInsert(insert: InsertStmt, catalog: Catalog): string[] {
  const { onConflictClause: conflict, selectStmt } = insert
  const isOfValues =
    selectStmt !== undefined && 'SelectStmt' in selectStmt && selectStmt.SelectStmt.valuesLists !== undefined
  const set = assigned(conflict?.targetList)
  const changed = [conflict?.targetList, conflict?.whereClause, conflict?.infer]
  return [
    ...(isOfValues && findNodes(selectStmt, 'SubLink').length > 0 ? ['a subquery in INSERT … VALUES'] : []),
    ...(findNodes(changed, 'SubLink').length > 0 ? ['a subquery in ON CONFLICT'] : []),
    ...mutableIn(changed, catalog.volatility).map((name) => `${name} in ON CONFLICT`),
    ...set
      .filter(({ name }) => name === catalog.keys.get(insert.relation?.relname ?? ''))
      .map(() => 'another shard key'),
  ]
}

/** PostgreSQL makes such a subselect a part of the statement around it (is_simple_subquery in its prepjointree.c). */
const isPulledUp = ({ targetList, ...select }: SelectStmt) =>
  [
    select.groupClause,
    select.havingClause,
    select.distinctClause,
    select.windowClause,
    select.sortClause,
    select.limitCount,
    select.limitOffset,
    select.withClause,
    select.lockingClause,
    select.larg,
  ].every((part) => part === undefined) && !findNodes(targetList, 'FuncCall', 'SubLink').some(isAggregate)

const aggregates = new Set(['array_agg', 'avg', 'bool_and', 'bool_or', 'count', 'jsonb_agg', 'max', 'min', 'sum'])

const isAggregate = (call: FuncCall) => call.over !== undefined || aggregates.has(functionOf(call))

/** The values and conditions that an UPDATE or DELETE has of its own once plain subselects in its FROM or USING are pulled up. */
function pulledUp(change: UpdateStmt | DeleteStmt): unknown[] {
  const beside = 'fromClause' in change ? change.fromClause : 'usingClause' in change ? change.usingClause : undefined
  return findNodes(beside, 'RangeSubselect').flatMap(({ subquery }) =>
    subquery !== undefined && 'SelectStmt' in subquery && isPulledUp(subquery.SelectStmt)
      ? [...(subquery.SelectStmt.targetList ?? []), subquery.SelectStmt.whereClause]
      : [],
  )
}

function ofChange(change: UpdateStmt | DeleteStmt, { keys, volatility }: Catalog): string[] {
  const set = 'targetList' in change ? assigned(change.targetList) : []
  const values = [...set.map(({ val }) => val), change.whereClause, ...pulledUp(change)]
  return [
    ...mutableIn(change, volatility, 'volatile').map((name) => `${name}, which is volatile, in UPDATE or DELETE`),
    ...stableOfColumns(values, volatility).map((name) => `${name}, which is stable, of a column in UPDATE or DELETE`),
    ...(isEvaluatedLate(values, volatility) ? ['a function that is not immutable in CASE or COALESCE'] : []),
    ...(findNodes(change, 'LockingClause').length > 0 ? ['FOR UPDATE or FOR SHARE within UPDATE or DELETE'] : []),
    ...set.filter(({ name }) => name === keys.get(change.relation?.relname ?? '')).map(() => 'another shard key'),
  ]
}

/**
 * Taken by Citus, but each part of such a statement is then carried out by itself, and its rows are copied to every worker (seen with
 * 13.2: 7 to 9 commands): one that is down stops the groups of all others. Statements one after the other, in one transaction, go to the
 * worker of their group alone.
 */
function writesWithin(tree: ParseResult, keys: ShardKeys): string[] {
  const parts = findNodes(tree, 'CommonTableExpr').map(({ ctequery }) => ctequery)
  const writes = parts.filter(
    (part) => part !== undefined && ('InsertStmt' in part || 'UpdateStmt' in part || 'DeleteStmt' in part),
  )
  return writes.flatMap((part) => namedTables(part, keys)).length > 0 ? ['a write within WITH'] : []
}

/**
 * What Citus refuses (SQLSTATE 0A000) of a statement on distributed tables, though it asks one shard alone: ModifyQuerySupported and
 * ErrorIfOnConflictNotSupported in its multi_router_planner.c, which see a statement as PostgreSQL has simplified it. Types are not known here, so an operator that depends on the session
 * is seen only where it adds to or takes from a time.
 */
export function findRefusedForms(tree: ParseResult, catalog: Catalog): string[] {
  const isDistributed = ({ relation }: Write) => catalog.keys.has(relation?.relname ?? '')
  const inserts = findNodes(tree, 'InsertStmt').filter(isDistributed)
  const changes = [...findNodes(tree, 'UpdateStmt'), ...findNodes(tree, 'DeleteStmt')].filter(isDistributed)
  const reasons = [
    ...inserts.flatMap((insert) => ofInsert(insert, catalog)),
    ...changes.flatMap((change) => ofChange(change, catalog)),
    ...[...inserts, ...changes].flatMap((write) => ofReturning(write, catalog)),
    ...writesWithin(tree, catalog.keys),
  ]
  const isOfColumns = findNodes(tree, 'AccessPriv').some(({ cols }) => cols !== undefined)
  if (isOfColumns && namedTables(tree, catalog.keys).length > 0) reasons.push('GRANT or REVOKE of columns')
  return [...new Set(reasons)]
}
