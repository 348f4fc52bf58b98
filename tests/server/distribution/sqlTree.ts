import type { ColumnRef, Node, RangeVar } from 'libpg-query'

// PostgreSQL's own tree of a statement, as libpg-query hands it over: each node is an object with its kind as the only key.

/** A distributed table's column that says in which shard a row lives, by the table's name. */
export type ShardKeys = ReadonlyMap<string, string>

type KindIn<N> = N extends unknown ? keyof N : never
export type Kind = KindIn<Node>
type Wrapped<K extends Kind> = Extract<Node, Record<K, unknown>>

const isKind = <K extends Kind>(value: object, kind: K): value is Wrapped<K> => kind in value

/** Nodes of one kind anywhere in the value, itself included, but for what stands within nodes of the kind `outside`. */
export function findNodes<K extends Kind>(value: unknown, kind: K, outside?: Kind): Wrapped<K>[K][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, field]) =>
    key === outside ? [] : findNodes(field, kind, outside),
  )
  return isKind(value, kind) ? [value[kind], ...inner] : inner
}

export const textOf = (node: Node | undefined): string =>
  node !== undefined && 'String' in node ? (node.String.sval ?? '') : ''

/** The column's name, and that of its table where it is said. */
export function columnOf({ fields = [] }: ColumnRef): { table: string | undefined; column: string } {
  const names = fields.map(textOf)
  return { table: names.at(-2), column: names.at(-1) ?? '' }
}

/** What the rest of the statement calls the table. */
export const nameOf = ({ alias, relname }: RangeVar): string => alias?.aliasname ?? relname ?? ''

/** `$1`, or `$1::uuid`. */
export function isParameter(node: Node | undefined): boolean {
  if (node === undefined) return false
  if ('TypeCast' in node) return isParameter(node.TypeCast.arg)
  return 'ParamRef' in node
}

/** What has to hold together: the parts of `a and b and c`. */
export function conjuncts(condition: Node | undefined): Node[] {
  if (condition === undefined) return []
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR')
    return (condition.BoolExpr.args ?? []).flatMap(conjuncts)
  return [condition]
}

/** Tables by their names in the tree, wherever they stand: `relation` and its like hold one without its kind. */
export function namedTables(value: unknown, keys: ShardKeys): string[] {
  const named = JSON.stringify(value).matchAll(/"relname":"(\w+)"/g)
  return [...new Set([...named].map(([, name = '']) => name))].filter((name) => keys.has(name))
}
