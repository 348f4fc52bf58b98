import { judgeLines } from '../../../../server/areas/finances/judging/judgeLines'
import type { KnownThing, Verdict } from '../../../../server/areas/finances/judging/knownThing'
import { banks, diceOf, downloads, ledgerYear, seededRandom } from './bankYear'
import type { BankFile, Payment } from './bankYear'

/**
 * How a year went. A question is a line that the screen shows as probably booked although nothing of it is: a person has to take it in, and
 * it is counted each time that a file brings it. A line that is known, or that is rightly left as probably booked, asks for nothing.
 */
export interface YearResult {
  bank: string
  payments: number
  /** Lines of all files. */
  read: number
  questions: number
  /** Lines that were rightly left as probably booked. */
  left: number
  /** Payments that a file brought, that are not in the books, and about which no question is open. */
  lost: number
  /** Payments that are in the books once too often. */
  twice: number
}

/** Payments of one amount and of about the same day: how banks write them does not always tell one from the other, and one may stand for the other. */
const ALIKE_DAYS = 5

/** Those of `some` that have no partner of the amount and about the day among `others`. */
function withoutPartner(some: readonly Payment[], others: readonly Payment[]): Payment[] {
  const left = new Map<number, Payment[]>()
  for (const other of others.toSorted((one, two) => one.booked - two.booked))
    left.set(other.amount, [...(left.get(other.amount) ?? []), other])
  return some
    .toSorted((one, other) => one.booked - other.booked)
    .filter(({ amount, booked }) => {
      const list = left.get(amount) ?? []
      while (list[0] && list[0].booked < booked - ALIKE_DAYS) list.shift()
      const isPaired = list[0] !== undefined && list[0].booked <= booked + ALIKE_DAYS
      if (isPaired) list.shift()
      return !isPaired
    })
}

type Kind = Verdict['kind']

/** What became of the year, by what became of each line: new ones were booked, all others left. Announced lines are left out by the file's screen. */
export function settleYear(
  payments: readonly Payment[],
  files: readonly BankFile[],
  kinds: readonly (readonly Kind[])[],
): Omit<YearResult, 'bank'> {
  const of = (ids: readonly number[]) => ids.flatMap((id) => payments[id] ?? [])
  const booked: number[] = []
  const asked = new Set<number>()
  const brought = new Set<number>()
  let [read, questions, left] = [0, 0, 0]
  for (const [number, { lines }] of files.entries()) {
    const before = new Set(booked)
    const shown: Payment[] = []
    const leftOut: Payment[] = []
    const doubled: Payment[] = []
    read += lines.length
    for (const [place, { is, isPending }] of lines.entries()) {
      if (isPending) continue
      for (const id of is) brought.add(id)
      const kind = kinds[number]?.[place]
      if (kind === 'new') {
        booked.push(...is)
        doubled.push(...of(is.filter((id) => before.has(id))))
      } else leftOut.push(...of(is.filter((id) => !before.has(id))))
      if (kind !== 'probable') continue
      shown.push(...of(is))
      left += 1
    }
    // Of two that are alike one may have come in for the other.
    const missing = withoutPartner(leftOut, doubled)
    const silent = new Set(withoutPartner(missing, shown))
    const open = missing.filter((payment) => !silent.has(payment))
    questions += open.length
    left -= open.length
    for (const { id } of open) asked.add(id)
  }
  const [there, truth] = [of(booked), of([...brought])]
  return {
    payments: payments.length,
    read,
    questions,
    left,
    lost: withoutPartner(truth, [...there, ...of([...asked])]).length,
    twice: withoutPartner(there, truth).length,
  }
}

const dayNumber = (day: string) => Math.round(Date.parse(day) / 86_400_000)

/** Beside the days of a file, as far as the server looks for what is known. */
const LOOKED_DAYS = 10

/** The judge alone, with what the files brought so far in the books. `isTold`: the files tell what wrote them. */
function judgeFiles(files: readonly BankFile[], isTold: boolean): Kind[][] {
  const booked: KnownThing[] = []
  const sources = new Map<string, string>()
  return files.map(({ source, lines, days }, number) => {
    const file = `file ${number}`
    const judged = lines.map(({ date, amount, bankId, isPending = false, description: text }) => {
      return { day: dayNumber(date), amount, bankId, isPending, text }
    })
    const all = judged.map(({ day }) => day)
    const [from, to] = [Math.min(...all) - LOOKED_DAYS, Math.max(...all) + LOOKED_DAYS]
    const things = booked.filter(({ appearances: [first] }) => first && first.day >= from && first.day <= to)
    const verdicts = judgeLines(judged, things, {
      source: isTold ? source : undefined,
      sources,
      days: days && { from: dayNumber(days.from), to: dayNumber(days.to) },
    })
    if (isTold) sources.set(file, source)
    for (const [place, { kind }] of verdicts.entries()) {
      const line = judged[place]
      if (kind !== 'new' || line === undefined || line.isPending) continue
      const { day, amount, bankId = null, text } = line
      booked.push({ amount, state: 'booked', appearances: [{ day, file, bankId, text }] })
    }
    return verdicts.map(({ kind }) => kind)
  })
}

/** The ledger and the files of a random year; seeds one after the other go through the banks. */
export function yearOf(seed: number): { bank: string; payments: Payment[]; files: BankFile[] } {
  const dice = diceOf(seededRandom(seed))
  const payments = ledgerYear(dice)
  const bank = banks[seed % banks.length] ?? banks[0]
  return { bank: bank.name, payments, files: downloads(payments, bank, dice) }
}

/** A random year, judged file by file. */
export function judgedYear(seed: number, isTold = true): YearResult {
  const { bank, payments, files } = yearOf(seed)
  return { bank, ...settleYear(payments, files, judgeFiles(files, isTold)) }
}
