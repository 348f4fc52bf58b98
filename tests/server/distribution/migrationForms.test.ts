import { loadModule, parseSync } from 'libpg-query'
import type { AlterTableCmd, Constraint, IndexStmt } from 'libpg-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigrations } from '../../../server/platform/db/migrate'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { findRefusedForms } from './refusedForms'
import { findNodes, textOf } from './sqlTree'
import { readCatalog } from './statementCatalog'
import type { Catalog } from './refusedForms'

// What Citus is known to take on tables that are distributed already: few kinds of ALTER TABLE, foreign keys and unique indexes that
// hold the column of distribution. No cluster was asked.

let server: TestServer
let catalog: Catalog

beforeAll(async () => {
  await loadModule()
  server = await createTestServer()
  catalog = await readCatalog(server.connection)
})

afterAll(() => server.close())

const trees = () => readMigrations().flatMap(({ sql }) => sql.map((text) => ({ text, tree: parseSync(text) })))

/** Texts of the statements for which `reasonsOf` finds something, each with that. */
const told = (reasonsOf: (tree: ReturnType<typeof parseSync>) => string[]) =>
  trees().flatMap(({ text, tree }) => {
    const reasons = reasonsOf(tree)
    return reasons.length === 0 ? [] : [`${text.slice(0, 200)}: ${reasons.join()}`]
  })

test('no statement of a migration that moves rows has a form that Citus refuses', () => {
  expect(trees().length).toBeGreaterThan(300)
  expect(told((tree) => findRefusedForms(tree, catalog))).toEqual([])
})

const steps = new Set([
  'AT_AddColumn',
  'AT_DropColumn',
  'AT_AddConstraint',
  'AT_DropConstraint',
  'AT_ColumnDefault',
  'AT_SetNotNull',
  'AT_DropNotNull',
])

/** The default of a new column is one for all rows: no sequence, nothing drawn. */
const isFixed = ({ contype, raw_expr }: Constraint) =>
  contype === 'CONSTR_NOTNULL' ||
  (contype === 'CONSTR_DEFAULT' &&
    findNodes(raw_expr, 'FuncCall').every(
      ({ funcname }) => catalog.volatility.get(textOf(funcname?.at(-1))) !== 'volatile',
    ))

function ofStep({ subtype = 'AT_AddIndex', def }: AlterTableCmd): string[] {
  if (!steps.has(subtype)) return [subtype]
  const isOfColumn = subtype === 'AT_AddColumn'
  const type = findNodes(def, 'ColumnDef')[0]?.typeName
  if (isOfColumn && textOf(type?.names?.at(-1)).endsWith('serial')) return ['a column that counts by itself']
  return isOfColumn && !findNodes(def, 'Constraint').every(isFixed) ? ['a column with a constraint of its own'] : []
}

test('tables are altered in ways alone that Citus knows', () => {
  expect(told((tree) => findNodes(tree, 'AlterTableCmd').flatMap(ofStep))).toEqual([])
})

test('foreign keys come after the tables, once these are distributed, and never set what refers', () => {
  const ofTables = told((tree) =>
    findNodes(tree, 'CreateStmt')
      .flatMap((table) => findNodes(table, 'Constraint'))
      .filter(({ contype }) => contype === 'CONSTR_FOREIGN')
      .map(() => 'a foreign key of a table that is just made'),
  )
  expect(ofTables).toEqual([])
  const kept = new Set(['a', 'r', 'c'])
  const ofActions = told((tree) =>
    findNodes(tree, 'Constraint')
      .filter(({ contype }) => contype === 'CONSTR_FOREIGN')
      .filter(({ fk_del_action = 'a', fk_upd_action = 'a' }) => !kept.has(fk_del_action) || fk_upd_action !== 'a')
      .map(({ conname }) => String(conname)),
  )
  expect(ofActions).toEqual([])
})

const isUnshared = ({ unique, relation, indexParams = [] }: IndexStmt) => {
  const key = catalog.keys.get(relation?.relname ?? '')
  const columns = indexParams.map((param) => ('IndexElem' in param ? param.IndexElem.name : undefined))
  return unique === true && key !== undefined && !columns.includes(key)
}

test('what is unique is so within a shard, and no index is built beside a transaction', () => {
  expect(
    told((tree) =>
      findNodes(tree, 'IndexStmt')
        .filter(isUnshared)
        .map(() => 'without the shard key'),
    ),
  ).toEqual([])
  expect(
    told((tree) =>
      findNodes(tree, 'IndexStmt')
        .filter(({ concurrent }) => concurrent)
        .map(() => 'concurrently'),
    ),
  ).toEqual([])
})
