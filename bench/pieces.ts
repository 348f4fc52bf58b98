import pg from 'pg'
import { v7 as uuid } from 'uuid'
import type { LibraryPieceWrite } from '@contract/calendar/pieces'
import { foundGroup } from './group'
import { measureLoad, pick, printLoad } from './load'
import type { LoadedCall } from './load'
import type { Section } from './section'

const PIECES = 5_000
const P99_MS = 30
/** For the import of all of them. */
const IMPORT_S = 10
const DURATION_S = Number(process.env.BENCH_SECONDS ?? 8)
/** So many people look for a piece at once. */
const CONNECTIONS = 10

const words = ['Marcha', 'Abertura', 'Suíte', 'Dança', 'Canção', 'Fantasia', 'Valsa', 'Hino', 'Rapsódia', 'Choro']
const composers = [
  'Carlos Gomes',
  'Gustav Holst',
  'Percy Grainger',
  'Alfred Reed',
  'Johan de Meij',
  'Chiquinha Gonzaga',
]

const pieces: LibraryPieceWrite[] = Array.from({ length: PIECES }, (_, index) => ({
  id: uuid(),
  title: `${pick(words, index)} ${pick(words, Math.floor(index / 10))} nº ${index}`,
  composer: pick(composers, index),
  shelf: `${pick(words, index).slice(0, 1)} ${index}`,
  genre: pick(words, Math.floor(index / 7)),
  minutes: 1 + (index % 20),
}))

const listed = (config: string) => ({ path: `/calendar/list-pieces?config[perPage]=25&${config}` })
const calls: LoadedCall[] = [
  { call: 'a page of the library', targetP99Ms: P99_MS, at: (index) => listed(`config[page]=${1 + (index % 200)}`) },
  {
    call: 'search by title and composer',
    targetP99Ms: P99_MS,
    at: (index) =>
      listed(`config[q]=${encodeURIComponent(`${pick(words, index)} ${pick(composers, index).slice(-4)}`)}`),
  },
  { call: 'search by number', targetP99Ms: P99_MS, at: (index) => listed(`config[q]=${1 + (index % PIECES)}`) },
]

/** What it costs to find a piece in a large library. */
export const libraryUnderLoad: Section = async ({ url, connectToDatabase }) => {
  const group = await foundGroup(url)
  const begun = performance.now()
  await group.call('POST', '/calendar/import-pieces', { import: { pieces, ties: [] } })
  console.log(`Imported in ${((performance.now() - begun) / 1_000).toFixed(1)} s (at most ${IMPORT_S})`)
  const client = new pg.Client(await connectToDatabase())
  await client.connect()
  // The database does it by itself within a minute.
  await client.query('vacuum analyze pieces')
  await client.end()
  const title = `Library of ${PIECES} pieces`
  printLoad(title, await measureLoad(url, group.headers, calls, DURATION_S, CONNECTIONS), DURATION_S, CONNECTIONS)
}
