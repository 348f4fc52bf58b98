import { v7 as uuid } from 'uuid'
import { financeCategories, type FinanceWrite } from '@contract/finances'
import { IMPORT_MAX } from '@contract/imports'
import { foundGroup } from './group'
import type { BenchGroup } from './group'
import { measureLoad, pick, printLoad } from './load'
import type { LoadedCall } from './load'
import type { Section } from './section'

const ENTRIES = 100_000
/** Beside the first one. */
const ACCOUNTS = 9
const PER_PAGE = 25
const LIST_P99_MS = 50
const BALANCE_P99_MS = 20
const IMPORT_S = 10

/** Five years of days. */
const DAYS = 1826
const FIRST_DAY = Date.UTC(2022, 0, 1)
const DAY_MS = 86_400_000

const words = ['Mensalidade', 'Ingressos', 'Aluguel da sala', 'Palhetas', 'Transporte', 'Doação', 'Regente', 'Café']
// An opening balance is never pending.
const categories = financeCategories.filter((category) => category !== 'opening')
const sought = ['mensal', 'ingres', 'palhet', 'doacao']

const accounts = Array.from({ length: ACCOUNTS }, (_, index) => ({
  id: uuid(),
  name: `Account ${index}`,
  kind: 'bank' as const,
}))

const dayAt = (index: number) => new Date(FIRST_DAY + (index % DAYS) * DAY_MS).toISOString().slice(0, 10)

function someEntry(index: number): FinanceWrite {
  const date = dayAt(index * 7)
  const isPending = index % 20 === 0
  const account = accounts[index % (ACCOUNTS + 1)]
  return {
    id: uuid(),
    kind: index % 3 === 0 ? 'expense' : 'income',
    amount: 100 + ((index * 7919) % 500_000),
    description: `${pick(words, index)} ${index}`,
    category: pick(categories, index),
    date,
    status: isPending ? 'pending' : 'paid',
    ...(isPending && { dueDate: date }),
    ...(account && { accountId: account.id }),
  }
}

/** Sends a file of as many lines as one import takes. Answers the seconds that it took. */
async function sendFile({ call }: BenchGroup, number: number): Promise<number> {
  const finances = Array.from({ length: IMPORT_MAX }, (_, line) => someEntry(number * IMPORT_MAX + line))
  const startedAt = performance.now()
  await call('POST', '/finances/import-finances', {
    import: { id: uuid(), fileName: `bank-${number}.csv`, finances },
  })
  return (performance.now() - startedAt) / 1000
}

const address = (config: string) => `/finances/list?config[perPage]=${PER_PAGE}&${config}`

const pages = Math.floor(ENTRIES / PER_PAGE)
const calls: LoadedCall[] = [
  {
    call: 'list',
    targetP99Ms: LIST_P99_MS,
    at: (index) => ({ path: address(`config[page]=${1 + ((index * 37) % pages)}`) }),
  },
  {
    call: 'list by amount',
    targetP99Ms: LIST_P99_MS,
    at: (index) => ({
      path: address(`config[page]=${1 + (index % 20)}&config[sortColumn]=amount&config[sort]=desc`),
    }),
  },
  {
    // As one looks for a certain entry: few hold all of it.
    call: 'search',
    targetP99Ms: LIST_P99_MS,
    at: (index) => ({ path: address(`config[q]=${pick(sought, index)}%20${1000 + (index % 8999)}`) }),
  },
  {
    // No target: whatever the order of the list, the total needs a look at each of 12,500.
    call: 'search for what one in eight holds',
    at: (index) => ({ path: address(`config[q]=${pick(sought, index)}`) }),
  },
  {
    call: 'list of an account',
    targetP99Ms: LIST_P99_MS,
    at: (index) => ({
      path: address(`config[accountId]=${pick(accounts, index).id}&config[page]=${1 + (index % 100)}`),
    }),
  },
  { call: 'balance', targetP99Ms: BALANCE_P99_MS, at: () => ({ path: '/finances/balance' }) },
  { call: 'balances of accounts', targetP99Ms: BALANCE_P99_MS, at: () => ({ path: '/finances/list-accounts' }) },
  {
    call: 'add',
    at: (index) => ({ method: 'POST', path: '/finances/add-finance', body: { finance: someEntry(index) } }),
  },
]

function printImports(seconds: number[]): void {
  console.log(`\nFinances: imports of ${IMPORT_MAX} lines each, in one call`)
  console.table(
    seconds.map((s, file) => ({
      'entries before': file * IMPORT_MAX,
      seconds: s.toFixed(1),
      target: `< ${IMPORT_S} s: ${s < IMPORT_S ? 'met' : 'missed'}`,
    })),
  )
}

/** Imports into ten accounts until there are 100,000 entries; then list, search, balance and add. */
export const financesUnderLoad: Section = async ({ url }) => {
  const group = await foundGroup(url)
  for (const account of accounts) await group.call('POST', '/finances/add-account', { account })
  const seconds: number[] = []
  for (let file = 0; file < ENTRIES / IMPORT_MAX; file++) seconds.push(await sendFile(group, file))
  printImports(seconds)
  printLoad(`Finances: ${ENTRIES} entries in ${ACCOUNTS + 1} accounts`, await measureLoad(url, group.headers, calls))
}
