import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { v7 as uuid } from 'uuid'
import type { FinanceWrite } from '@contract/finances'
import type { FinanceLine } from '@contract/finances/financeImports'
import { IMPORT_MAX } from '@contract/imports'
import { PER_PAGE_DEFAULT } from '@contract/lists'
import { copyRecords } from './copyGroups'
import { foundGroup } from './group'
import type { BenchGroup } from './group'
import type { GroupSize } from './groupRecords'
import { measureBeside, measureLoad, pick, printLoad } from './load'
import type { LoadedCall } from './load'
import { measureRss, rssMb } from './memory'
import type { Section } from './section'

const size: GroupSize = {
  members: Number(process.env.BENCH_MEMBERS ?? 100_000),
  events: Number(process.env.BENCH_EVENTS ?? 20_000),
  marks: 50,
  entries: Number(process.env.BENCH_ENTRIES ?? 1_000_000),
  audits: 1_000,
}
const neighbourSize: GroupSize = { members: 50, events: 30, marks: 50, entries: 500, audits: 100 }
const DURATION_S = Number(process.env.BENCH_SECONDS ?? 8)
const SEARCH_P99_MS = 150
const DEBTORS_P99_MS = 100
const NEIGHBOUR_P99_MS = 100
const RSS_MB = 64
/** So many ask for all entries at once. */
const ASKING = 6
/** Between two pieces of what it reads. */
const SLOW_PAUSE_MS = 5

const sought = ['mensal', 'ingres', 'palhet', 'doacao']
/** As the screen asks. */
const list = (config: string) => ({ path: `/finances/list?config[perPage]=25&config[countUpTo]=1000&${config}` })

const lists: LoadedCall[] = [
  { call: 'entries', at: (index) => list(`config[page]=${1 + ((index * 37) % Math.ceil(size.entries / 25))}`) },
  {
    call: 'search, few hold it',
    targetP99Ms: SEARCH_P99_MS,
    at: (index) => list(`config[q]=${pick(sought, index)}%20${1000 + ((index * 31) % 8973)}`),
  },
  {
    call: 'search, none holds it',
    targetP99Ms: SEARCH_P99_MS,
    at: (index) => list(`config[q]=xylo${1000 + ((index * 31) % 8973)}`),
  },
  {
    call: 'search, one in eight holds it',
    targetP99Ms: SEARCH_P99_MS,
    at: (index) => list(`config[q]=${pick(['palhet', 'ingres', 'doacao'], index)}`),
  },
  { call: 'search, half hold it', targetP99Ms: SEARCH_P99_MS, at: () => list('config[q]=mensal') },
  {
    call: 'search for a member',
    targetP99Ms: SEARCH_P99_MS,
    at: (index) => ({ path: `/members/list-members?config[q]=souza%20${1 + ((index * 31) % size.members)}` }),
  },
  {
    call: 'search for many members',
    targetP99Ms: SEARCH_P99_MS,
    at: (index) => ({ path: `/members/list-members?config[q]=${pick(['souza', 'nakam'], index)}` }),
  },
  { call: 'balance', at: () => ({ path: '/finances/balance' }) },
]

const neighbourCall: LoadedCall = { call: 'neighbours', at: () => ({ path: '/finances/balance' }) }
const debtorsList = (config: string) => ({ path: `/finances/list-debtors?${config}` })
const anyPage = (index: number) => `config[page]=${1 + ((index * 37) % Math.ceil(size.members / PER_PAGE_DEFAULT))}`
const debtors: LoadedCall[] = [
  {
    call: 'who owes, first pages',
    targetP99Ms: DEBTORS_P99_MS,
    at: (index) => debtorsList(`config[page]=${1 + (index % 4)}`),
  },
  { call: 'who owes, any page', targetP99Ms: DEBTORS_P99_MS, at: (index) => debtorsList(anyPage(index)) },
  {
    call: 'who owes by name, any page',
    targetP99Ms: DEBTORS_P99_MS,
    at: (index) => debtorsList(`config[sortColumn]=name&${anyPage(index)}`),
  },
  {
    call: 'who owes, search',
    targetP99Ms: DEBTORS_P99_MS,
    at: (index) => debtorsList(`config[q]=souza%20${1 + ((index * 31) % size.members)}`),
  },
]

const lines: FinanceLine[] = Array.from({ length: IMPORT_MAX }, (_, at) => ({
  kind: at % 2 === 0 ? 'income' : 'expense',
  amount: 1000 + (at % 9000),
  description: `Payment ${at}`,
  date: `2025-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
}))
const entries: FinanceWrite[] = lines.map((line) => ({ ...line, id: uuid(), category: 'other', status: 'paid' }))

interface Work {
  work: string
  run: (url: string, group: BenchGroup) => Promise<unknown>
}

/** Sends standard input, where there is any, and reads the answer to keep none of it. */
const drainScript = `
  const [url, headers, pauseMs] = process.argv.slice(1)
  const pieces = []
  for await (const piece of process.stdin) pieces.push(piece)
  const content = pieces.length > 0 && { method: 'POST', body: Buffer.concat(pieces) }
  const answer = await fetch(url, { headers: JSON.parse(headers), ...content })
  if (!answer.ok) throw new Error(String(answer.status))
  for await (const _ of answer.body) if (pauseMs > 0) await new Promise((go) => setTimeout(go, pauseMs))`

interface Drained {
  body?: string
  pauseMs?: number
}

/** In a process of its own: the one that measures the neighbours is not to be held up by what it sends and reads itself. */
async function drain(url: string, path: string, { headers }: BenchGroup, { body, pauseMs = 0 }: Drained = {}) {
  const script = ['--input-type=module', '--eval', drainScript]
  const running = promisify(execFile)(process.execPath, [
    ...script,
    url + path,
    JSON.stringify(headers),
    String(pauseMs),
  ])
  running.child.stdin?.end(body)
  await running
}

/** As many as ask at once, the first of them slow to read. Told are those that were refused, as the others are read to the end. */
async function drainTogether(url: string, group: BenchGroup): Promise<void> {
  const pauses = Array.from({ length: ASKING }, (_, at) => (at === 0 ? SLOW_PAUSE_MS : 0))
  const ends = await Promise.allSettled(
    pauses.map((ms) => drain(url, '/finances/all-finances', group, { pauseMs: ms })),
  )
  const refused = ends.filter(({ status }) => status === 'rejected').length
  if (refused > 0) throw new Error(`${refused} of ${ASKING} were refused`)
}

const thisMonth = new Date().toISOString().slice(0, 7)
const dues = { month: thisMonth, amount: 2_500, description: 'Mensalidade', dueDate: `${thisMonth}-01` }

/** Put into words here, before the work begins. */
function send(path: string, content: object): Work['run'] {
  const body = JSON.stringify(content)
  return (url, group) => drain(url, path, group, { body })
}

const works: Work[] = [
  { work: 'all members', run: (url, group) => drain(url, '/members/all-members', group) },
  { work: 'all entries', run: (url, group) => drain(url, '/finances/all-finances', group) },
  { work: `all entries, ${ASKING} at once, one slowly`, run: drainTogether },
  { work: 'dues of a month', run: send('/finances/create-dues', { dues }) },
  { work: `check of ${IMPORT_MAX} lines`, run: send('/finances/find-duplicates', { lines }) },
  {
    work: `import of ${IMPORT_MAX} lines`,
    run: send('/finances/import-finances', { import: { id: uuid(), fileName: 'bank.csv', finances: entries } }),
  },
]

const verdict = (value: number, target: number, unit: string) =>
  `${value.toFixed(0)} ${unit}, < ${target}: ${value < target ? 'met' : 'missed'}`

/** One after the other, with a small group's balance asked for all the while. */
async function measureWorks(url: string, pid: number, group: BenchGroup, neighbour: BenchGroup) {
  const rows: Record<string, string>[] = []
  // Once for all: what one has left behind is not to hide what the next one takes.
  const idleMb = rssMb(pid)
  for (const { work, run } of works) {
    let seconds = 0
    let aboveIdleMb = 0
    const failures: string[] = []
    const beside = await measureBeside(url, neighbour.headers, neighbourCall, async () => {
      const startedAt = performance.now()
      // What is refused is a figure as well: it took too long, or too much.
      const peakMb = await measureRss(pid, () =>
        run(url, group).catch((error: unknown) => failures.push(String(error))),
      )
      aboveIdleMb = peakMb - idleMb
      seconds = (performance.now() - startedAt) / 1000
    })
    rows.push({
      work,
      seconds: seconds.toFixed(1),
      'above idle': verdict(aboveIdleMb, RSS_MB, 'MB'),
      "neighbours' p99": verdict(beside.p99Ms, NEIGHBOUR_P99_MS, 'ms'),
      "neighbours' failures": String(beside.failures),
      failure: failures.join().slice(0, 80),
    })
  }
  console.log('\nOne very large group at work, and a small one beside it on two connections')
  console.table(rows)
}

/** A group of 100,000 members, a million entries and 20,000 events; BENCH_MEMBERS, BENCH_ENTRIES and BENCH_EVENTS make it smaller. */
export const veryLargeGroup: Section = async ({ url, pid, connectToDatabase }) => {
  const connection = await connectToDatabase()
  const [group, neighbour] = [await foundGroup(url), await foundGroup(url)]
  await copyRecords(connection, [neighbour.id], neighbourSize)
  await copyRecords(connection, [group.id], size)
  const title = `${size.members} members, ${size.entries} entries, ${size.events} finished events`
  printLoad(title, await measureLoad(url, group.headers, lists, DURATION_S), DURATION_S)
  await measureWorks(url, pid, group, neighbour)
  printLoad('After dues for all', await measureLoad(url, group.headers, debtors, DURATION_S), DURATION_S)
}
