import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BankLine } from '@contract/finances/bankLines'
import type { FinanceDuplicatesAnswer } from '@contract/finances/financeImports'
import type { MatchLinesAnswer } from '@contract/finances/matching'
import { financeFixture } from '../financeFixture'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { foundGroup } from '../../support/factories'
import { triesOf } from '../../support/wholeRun'
import { banks } from './bankYear'
import type { BankFile } from './bankYear'
import { judgedYear, settleYear, yearOf } from './judgedYear'

/** Two of each bank, at least. */
const YEARS = triesOf(100, 2 * banks.length)
/** One line in so many may be a question. */
const LINES_PER_QUESTION = 50
const firstSeed = Number(process.env.BANK_YEARS_SEED ?? 0)

const isKept = ({ lost, twice, questions, read }: ReturnType<typeof judgedYear>) =>
  lost === 0 && twice === 0 && questions * LINES_PER_QUESTION <= read

test(`${YEARS} random years of ten banks, from seed ${firstSeed}: nothing is lost or doubled, and little is asked`, () => {
  const years = Array.from({ length: YEARS }, (_, at) => ({ seed: firstSeed + at, ...judgedYear(firstSeed + at) }))
  expect(years.filter((year) => !isKept(year))).toEqual([])
  expect(years.every(({ payments }) => payments >= 300)).toBe(true)
})

test('years of payments of one amount and of announced lines listed as booked hold, some of which once did not', () => {
  const told = [
    831_938, 100_228, 101_057, 101_397, 101_646, 101_727, 101_907, 102_658, 102_816, 102_838, 300_828, 304_778,
  ]
  const years = told.map((seed) => ({ seed, ...judgedYear(seed) }))
  expect(years.filter((year) => !isKept(year))).toEqual([])
  const untold = [976, 1837].map((seed) => ({ seed, ...judgedYear(seed, false) }))
  expect(untold.filter((year) => !isKept(year))).toEqual([])
})

test('where no file tells what wrote it, nothing is lost or doubled either', () => {
  const years = Array.from({ length: triesOf(20, banks.length) }, (_, at) => ({ seed: at, ...judgedYear(at, false) }))
  expect(years.filter(({ lost, twice }) => lost + twice > 0)).toEqual([])
  const [questions, read] = years.reduce(([some, all], year) => [some + year.questions, all + year.read], [0, 0])
  expect(questions * LINES_PER_QUESTION).toBeLessThan(read)
})

describe('through the server', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await createTestServer()
  })

  afterAll(() => server.close())

  const lineOf = ({ is: _is, ...line }: BankFile['lines'][number]): BankLine => line

  // Of these banks one has ids for each day, one three formats, one batches and one announced lines.
  test.each([1, 6, 8, 9])('a year of files, matched and imported as they come (seed %i)', async (seed) => {
    const admin = await foundGroup(server.app)
    const ledger = financeFixture(server.app, admin)
    const { payments, files } = yearOf(seed)
    const kinds: ('new' | 'known' | 'probable')[][] = []
    for (const { source, days, lines: written } of files) {
      const origin = { source, ...days }
      const lines = written.map(lineOf)
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const matched: MatchLinesAnswer = (await ledger.post('/finances/match-lines', { origin, lines })).json()
      const decided = lines.map((line, place) => {
        const isNew = matched.lines[place]?.known === undefined && line.isPending === undefined
        return { line, ...(isNew && { decision: { kind: 'new', id: newId(), category: 'other' } }) }
      })
      // oxlint-disable-next-line no-await-in-loop -- see above
      const answer = await ledger.post('/finances/import-matched', {
        import: { id: newId(), fileName: source, origin, lines: decided },
      })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      const { made, duplicates, left } = answer.json()
      expect(made + duplicates + left).toBe(lines.length)
      expect(made).toBe(decided.filter(({ decision }) => decision).length)
      kinds.push(
        matched.lines.map(({ known }) => (known === 'probable' ? known : known === undefined ? 'new' : 'known')),
      )
    }
    const result = settleYear(payments, files, kinds)
    expect({ ...result, bank: '' }).toSatisfy(isKept)
    const booked = files.flatMap(({ lines }, number) =>
      lines.filter(({ isPending }, place) => kinds[number]?.[place] === 'new' && !isPending),
    )
    expect((await ledger.balance()).balance).toBe(booked.reduce((sum, { amount }) => sum + amount, 0))
  })

  // One year of each bank, as a table of entries: what is announced stays aside in the client.
  test.each(Array.from({ length: banks.length }, (_, at) => firstSeed + banks.length + at))(
    'a year of files by the import of entries (seed %i)',
    async (seed) => {
      const ledger = financeFixture(server.app, await foundGroup(server.app))
      const { payments, files: all } = yearOf(seed)
      const files = all
        .map((file) => ({ ...file, lines: file.lines.filter(({ isPending }) => isPending !== true) }))
        .filter(({ lines }) => lines.length > 0)
      const kinds: ('new' | 'known' | 'probable')[][] = []
      for (const { source, days, lines: written } of files) {
        const origin = { source, ...days }
        const lines = written.map(({ date, amount, description, bankId }) => ({
          date,
          amount: Math.abs(amount),
          kind: amount < 0 ? 'expense' : 'income',
          description,
          ...(bankId !== undefined && { bankId }),
        }))
        // oxlint-disable-next-line no-await-in-loop -- one file after the other
        const asked = await ledger.post('/finances/find-duplicates', { origin, lines })
        const { duplicates, probable = [] }: FinanceDuplicatesAnswer = asked.json()
        const [known, doubtful] = [new Set(duplicates), new Set(probable.map(({ line }) => line))]
        const finances = lines.map((line) => ({ ...line, id: newId(), category: 'other', status: 'paid' }))
        // oxlint-disable-next-line no-await-in-loop -- see above
        const answer = await ledger.post('/finances/import-finances', {
          import: { id: newId(), fileName: source, origin, finances },
        })
        if (answer.statusCode !== 201) throw new Error(answer.body)
        kinds.push(lines.map((_, at) => (known.has(at) ? 'known' : doubtful.has(at) ? 'probable' : 'new')))
      }
      expect({ ...settleYear(payments, files, kinds), bank: '' }).toSatisfy(isKept)
      const booked = files.flatMap(({ lines }, number) => lines.filter((_, at) => kinds[number]?.[at] === 'new'))
      expect((await ledger.balance()).balance).toBe(booked.reduce((sum, { amount }) => sum + amount, 0))
    },
  )
})
