import type { InsertStmt, JoinExpr, Node, ParseResult, RangeVar, SelectStmt } from 'libpg-query'
import { columnOf, conjuncts, findNodes, isParameter, namedTables, nameOf, textOf } from './sqlTree'
import type { ShardKeys } from './sqlTree'

/** The tables that one level of a statement reads or writes, each until a condition ties it to a shard. */
interface Level {
  from: RangeVar[]
  keys: ShardKeys
}

/** A cursor is its SELECT. */
const kindsRead = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'DeclareCursorStmt']

const tablesIn = (node: Node): RangeVar[] => {
  if ('RangeVar' in node) return [node.RangeVar]
  if (!('JoinExpr' in node)) return []
  return [node.JoinExpr.larg, node.JoinExpr.rarg].flatMap((side) => (side === undefined ? [] : tablesIn(side)))
}

const joinsIn = (node: Node | undefined): JoinExpr[] => {
  if (node === undefined || !('JoinExpr' in node)) return []
  return [node.JoinExpr, ...joinsIn(node.JoinExpr.larg), ...joinsIn(node.JoinExpr.rarg)]
}

/** Of an outer join's condition, the side that it selects from: the other keeps its rows whatever it says. */
function selectedBy({ jointype, larg, rarg }: JoinExpr): Node[] {
  const sides = { JOIN_INNER: [larg, rarg], JOIN_LEFT: [rarg], JOIN_RIGHT: [larg] }
  return Object.entries(sides).flatMap(([kind, nodes]) =>
    kind === jointype ? nodes.flatMap((node) => node ?? []) : [],
  )
}

/** Names of the tables that one of the conditions compares with a parameter, by the column that tells the shard. */
function tiedBy(conditions: Node[], { from, keys }: Level): string[] {
  return conditions.flatMap((condition) => {
    if (!('A_Expr' in condition)) return []
    const { kind, name = [], lexpr, rexpr } = condition.A_Expr
    if (kind !== 'AEXPR_OP' || textOf(name[0]) !== '=') return []
    const column = [lexpr, rexpr].find((side) => side !== undefined && 'ColumnRef' in side)
    if (column === undefined || !('ColumnRef' in column) || ![lexpr, rexpr].some(isParameter)) return []
    const said = columnOf(column.ColumnRef)
    return from
      .filter(
        (table) => keys.get(table.relname ?? '') === said.column && (said.table ?? nameOf(table)) === nameOf(table),
      )
      .map(nameOf)
  })
}

/** The tables of a FROM that no condition of the same level ties to a shard. */
function untied(from: Node[], where: Node | undefined, keys: ShardKeys, target?: RangeVar): string[] {
  const tables = [...(target === undefined ? [] : [target]), ...from.flatMap(tablesIn)].filter(({ relname }) =>
    keys.has(relname ?? ''),
  )
  const tied = new Set(tiedBy(conjuncts(where), { from: tables, keys }))
  for (const join of from.flatMap(joinsIn)) {
    const selected = selectedBy(join).flatMap(tablesIn)
    for (const name of tiedBy(conjuncts(join.quals), { from: selected, keys })) tied.add(name)
  }
  return tables.filter((table) => !tied.has(nameOf(table))).map(nameOf)
}

/** The sides of a UNION and its like, or the SELECT alone. */
const selectsIn = (select: SelectStmt): SelectStmt[] => {
  const { larg, rarg } = select
  return larg === undefined || rarg === undefined ? [select] : [...selectsIn(larg), ...selectsIn(rarg)]
}

/** The values that an INSERT gives the column: of each row, or of each SELECT that makes rows. */
function valuesOf({ cols = [], selectStmt }: InsertStmt, column: string): (Node | undefined)[] {
  const at = cols.findIndex((col) => 'ResTarget' in col && col.ResTarget.name === column)
  if (at < 0 || selectStmt === undefined || !('SelectStmt' in selectStmt)) return [undefined]
  return selectsIn(selectStmt.SelectStmt).flatMap(({ valuesLists, targetList = [] }) => {
    if (valuesLists !== undefined) return valuesLists.map((row) => ('List' in row ? row.List.items?.[at] : undefined))
    const target = targetList[at]
    return [target !== undefined && 'ResTarget' in target ? target.ResTarget.val : undefined]
  })
}

function untiedInsert(insert: InsertStmt, keys: ShardKeys): string[] {
  const { relation } = insert
  const key = relation === undefined ? undefined : keys.get(relation.relname ?? '')
  if (relation === undefined || key === undefined) return []
  // A column is as good: its table is tied, as all are.
  const isTied = (value: Node | undefined) =>
    isParameter(value) || (value !== undefined && 'ColumnRef' in value && columnOf(value.ColumnRef).column === key)
  return valuesOf(insert, key).every(isTied) ? [] : [nameOf(relation)]
}

function untiedIn(tree: ParseResult, keys: ShardKeys): string[] {
  const selects = findNodes(tree, 'SelectStmt').flatMap((select) => selectsIn(select))
  return [
    ...selects.flatMap(({ fromClause = [], whereClause }) => untied(fromClause, whereClause, keys)),
    ...findNodes(tree, 'UpdateStmt').flatMap(({ relation, fromClause = [], whereClause }) =>
      untied(fromClause, whereClause, keys, relation),
    ),
    ...findNodes(tree, 'DeleteStmt').flatMap(({ relation, usingClause = [], whereClause }) =>
      untied(usingClause, whereClause, keys, relation),
    ),
    ...findNodes(tree, 'InsertStmt').flatMap((insert) => untiedInsert(insert, keys)),
  ]
}

/** Tables that one statement names and that do not lie beside each other: cut by another column, or on the coordinator alone. */
function apart(stmt: object, keys: ShardKeys, given: Set<string | undefined>): string[] {
  const named = [...new Set(namedTables(stmt, keys))]
  const columns = new Set(named.map((table) => keys.get(table)))
  const local = findNodes(stmt, 'RangeVar').flatMap(({ relname = '', schemaname }) =>
    schemaname === 'pg_catalog' || keys.has(relname) || given.has(relname) ? [] : [relname],
  )
  return [
    ...(columns.size > 1 ? [`${named.join(' and ')} are cut by different columns`] : []),
    ...(named.length > 0 ? local.map((table) => `${table} is no table of a group, and is named beside one`) : []),
  ]
}

/**
 * Why the statement would ask more than one shard, a line for each table that it does not tie to one by `key = $n`. Equal keys of
 * two tables tie neither: Citus then joins all of their shards. A name given by WITH is no table.
 */
export function findFanOuts(tree: ParseResult, allKeys: ShardKeys): string[] {
  const given = new Set(findNodes(tree, 'CommonTableExpr').map(({ ctename }) => ctename))
  const keys = new Map([...allKeys].filter(([table]) => !given.has(table)))
  const others = (tree.stmts ?? []).flatMap(({ stmt = {} }) => {
    const [kind = ''] = Object.keys(stmt)
    return kindsRead.includes(kind)
      ? []
      : namedTables(stmt, keys).map((table) => `${kind} reaches all shards of ${table}`)
  })
  const unlike = (tree.stmts ?? []).flatMap(({ stmt = {} }) => apart(stmt, keys, given))
  return [
    ...others,
    ...unlike,
    ...untiedIn(tree, keys).map((name) => `${name} is not compared with a parameter by its shard key`),
  ]
}
