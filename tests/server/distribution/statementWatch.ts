import type { Pool, PoolClient } from 'pg'
import { loadModule, parseSync } from 'libpg-query'
import type { Connection } from '../../../server/platform/db/database'
import { findFanOuts } from './oneShard'
import { findRefusedForms } from './refusedForms'
import type { Catalog } from './refusedForms'
import { readCatalog } from './statementCatalog'
import { findNodes } from './sqlTree'
import { exceptions } from './statementExceptions'

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const isException = (text: string) => exceptions.some(({ words }) => flat(text).includes(words))

/** Why the statement does not go to one shard of a distributed database, or is refused by it. Empty: it goes. */
export function judge(text: string, catalog: Catalog): string[] {
  const tree = parseSync(text)
  return [...findRefusedForms(tree, catalog), ...findFanOuts(tree, catalog.keys)]
}

/** A test may ask many shards, but rows are locked in one alone. */
function judgeTests(text: string, catalog: Catalog): string[] {
  const tree = parseSync(text)
  const isLocking = findNodes(tree, 'LockingClause').length > 0
  return [...findRefusedForms(tree, catalog), ...(isLocking ? findFanOuts(tree, catalog.keys) : [])]
}

/** Files of a worker make the same statements over and over, on databases with the same tables. */
const judged = { product: new Map<string, string[]>(), tests: new Map<string, string[]>() }
let catalog: Promise<Catalog> | undefined

type Maker = keyof typeof judged

function judgeOnce(maker: Maker, text: string, known: Catalog): string[] {
  const before = judged[maker].get(text)
  if (before !== undefined) return before
  const judgeIt = maker === 'product' ? judge : judgeTests
  const reasons = isException(text) ? [] : judgeIt(text, known)
  judged[maker].set(text, reasons)
  return reasons
}

/**
 * Collects what is asked of the database through the pool. drizzle hands the product's statements over as objects; the tests' own
 * are plain texts. `report` tells those that are not for a distributed database.
 */
export async function watchStatements(pool: Pool, connection: Connection) {
  catalog ??= readCatalog(connection)
  const known = await catalog
  await loadModule()
  const texts = { product: new Set<string>(), tests: new Set<string>() }
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client)
    Object.defineProperty(client, 'query', {
      configurable: true,
      value: (first: unknown, ...others: unknown[]): unknown => {
        if (typeof first === 'string') texts.tests.add(first)
        else if (typeof first === 'object' && first !== null && 'text' in first) texts.product.add(String(first.text))
        return Reflect.apply(query, undefined, [first, ...others])
      },
    })
  })
  const reportOf = (maker: Maker) =>
    [...texts[maker]].flatMap((text) => {
      const reasons = judgeOnce(maker, text, known)
      return reasons.length === 0 ? [] : [`${flat(text)}\n  ${reasons.join('\n  ')}`]
    })
  return { report: () => [...reportOf('product'), ...reportOf('tests')] }
}
