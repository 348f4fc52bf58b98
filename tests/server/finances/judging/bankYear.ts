import type { BankLine } from '@contract/finances/bankLines'

/**
 * A year of one account as it was, and the files that its bank would write of it: random, and the same again for the same seed.
 */

/** Numbers from 0 to 1, by Mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface Dice {
  /** A whole number, both ends included. */
  between: (low: number, high: number) => number
  oneOf: <Item>(items: readonly [Item, ...Item[]]) => Item
  isLucky: (chance: number) => boolean
  shuffled: <Item>(items: readonly Item[]) => Item[]
}

export function diceOf(random: () => number): Dice {
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  return {
    between,
    oneOf: (items) => items[between(0, items.length - 1)] ?? items[0],
    isLucky: (chance) => random() < chance,
    shuffled: (items) => {
      const rest = [...items]
      for (let at = rest.length - 1; at > 0; at -= 1) {
        const other = between(0, at)
        const [one, two] = [rest[at], rest[other]]
        if (one !== undefined && two !== undefined) [rest[at], rest[other]] = [two, one]
      }
      return rest
    },
  }
}

/** One payment as it was. Days count from the first of January. */
export interface Payment {
  id: number
  /** On which the bank booked it, and when on that day, from 0 to 1. */
  booked: number
  moment: number
  /** From which it counts: a weekend later or earlier for some. */
  value: number
  /** On which the bank announced it: some lists show it so, and later under its day. */
  announced: number
  amount: number
  payer: string
  text: string
  /** Of the bank's batch that it is a part of: one of its formats may tell the sum alone. */
  batch?: number
}

const DAYS = 365
const FIRST_DAY_MS = Date.UTC(2026, 0, 1)
export const dayText = (day: number) => new Date(FIRST_DAY_MS + day * 86_400_000).toISOString().slice(0, 10)
const isWeekend = (day: number) => [0, 6].includes(new Date(FIRST_DAY_MS + day * 86_400_000).getUTCDay())

const names = [
  'Anna Huber',
  'Bruno Lima',
  'Célia Reis',
  'Dirk Voss',
  'Eva Kern',
  'Famke Vos',
  'Gül Aydın',
  'Ivo Sá',
] as const
const moreNames = ['Jana Roth', 'Karl Öz', 'Lia Prado', 'Mia Blum'] as const
const members = [...names, ...moreNames]

/** About 300 payments: dues of one amount all over the first days, standing orders, weekly equal amounts, twins, batches, all else. */
export function ledgerYear(dice: Dice): Payment[] {
  const payments: Payment[] = []
  const add = (day: number, amount: number, payer: string, text: string, batch?: number): void => {
    let booked = Math.min(Math.max(day, 0), DAYS - 1)
    while (isWeekend(booked) && booked < DAYS - 1) booked += 1
    const value = dice.isLucky(0.25) ? booked + dice.oneOf([-2, -1, 1, 2, 3]) : booked
    const announced = booked - dice.between(1, 3)
    const id = payments.length
    const moment = dice.between(0, 999) / 1000
    payments.push({ id, booked, moment, value, announced, amount, payer, text, ...(batch !== undefined && { batch }) })
  }
  for (let month = 0; month < 12; month += 1) {
    const first = Math.round(month * 30.4)
    for (const payer of members) if (dice.isLucky(0.85)) add(first + dice.between(0, 9), 5000, payer, `Dues ${payer}`)
    add(first + 29, -490, 'Bank', 'Account fee')
    add(first + 14, -12_000, 'Conductor', 'Fee of the conductor')
  }
  for (let week = 0; week < 52; week += 1) {
    add(week * 7 + 4, -8000, 'Town hall', 'Hall, standing order')
    if (dice.isLucky(0.5)) add(week * 7 + 1, 2000, 'Cash box', 'Takings')
  }
  for (let pair = 0; pair < 8; pair += 1) {
    const [day, amount] = [dice.between(0, DAYS - 1), dice.oneOf([1500, -1500, 990, -2500])]
    const isAlike = dice.isLucky(0.5)
    for (const at of [0, 1]) add(day, amount, members[at] ?? '', isAlike ? 'Ticket' : `Ticket ${at + 1}`)
  }
  for (let batch = 0; batch < 4; batch += 1) {
    const day = batch * 90 + dice.between(10, 20)
    const parts = dice.between(4, 9)
    const start = payments.length
    for (let at = 0; at < parts; at += 1)
      add(day, dice.oneOf([2500, 2500, 4000]), members[at] ?? '', 'Direct debit', batch)
    // One booking of the bank: all of it on the same days.
    const [head, ...rest] = payments.slice(start)
    for (const part of rest) if (head) Object.assign(part, { value: head.value, moment: head.moment })
  }
  while (payments.length < 300) {
    const cents = dice.between(300, 30_000)
    add(
      dice.between(0, DAYS - 1),
      dice.isLucky(0.7) ? -cents : cents,
      dice.oneOf(['Shop', 'Printer', 'Festival']),
      'Invoice',
    )
  }
  return payments
}

/** How one bank writes one kind of file. */
export interface BankFormat {
  /** What wrote the file, as the client tells it. */
  source: string
  day: 'booked' | 'value'
  /** `perDay`: all of a day have the same. `running`: 1, 2, 3 in each file. `fresh`: others in each file. */
  ids: 'lasting' | 'perDay' | 'running' | 'fresh' | 'none'
  text: 'plain' | 'capitals' | 'changing'
  order: 'asc' | 'desc' | 'mixed'
  batches: 'sum' | 'parts'
  tellsDays?: true
  /** What is announced: told as such, or as if it were booked, under the day of its announcement. */
  announced?: 'told' | 'untold'
}

export interface Bank {
  name: string
  formats: readonly [BankFormat, ...BankFormat[]]
}

const format = (source: string, over: Partial<BankFormat>): BankFormat => ({
  source,
  day: 'booked',
  ids: 'none',
  text: 'plain',
  order: 'asc',
  batches: 'parts',
  ...over,
})

/** What banks do, each in its worst way. */
export const banks: readonly [Bank, ...Bank[]] = [
  { name: 'lasting ids', formats: [format('ofx', { ids: 'lasting' })] },
  {
    name: 'one id for all lines of a day, and a table in capitals',
    formats: [format('ofx', { ids: 'perDay' }), format('csv', { text: 'capitals', order: 'desc' })],
  },
  { name: 'running numbers in each file', formats: [format('ofx', { ids: 'running' })] },
  { name: 'other ids in each file', formats: [format('ofx', { ids: 'fresh', order: 'mixed' })] },
  { name: 'no ids, newest first', formats: [format('csv', { order: 'desc' })] },
  {
    name: 'other words each time',
    formats: [format('csv', { text: 'changing' }), format('csv 2', { text: 'capitals' })],
  },
  {
    name: 'CAMT, MT940 by value day and a table',
    formats: [
      format('camt053', { ids: 'lasting' }),
      format('mt940', { day: 'value', ids: 'running', text: 'capitals' }),
      format('csv', { text: 'changing', order: 'desc' }),
    ],
  },
  {
    name: 'two layouts, one by value day',
    formats: [format('csv', { order: 'desc' }), format('csv 2', { day: 'value', text: 'capitals' })],
  },
  {
    name: 'announced lines, told as such or not',
    formats: [
      format('csv', { announced: 'told' }),
      format('csv app', { announced: 'untold', text: 'changing', tellsDays: true }),
    ],
  },
  {
    name: 'batches as a sum or as their parts',
    formats: [format('mt940', { batches: 'sum', ids: 'running' }), format('camt053', { ids: 'lasting' })],
  },
]

/** A line of a file, and the payments that it is. */
export interface WrittenLine extends BankLine {
  is: readonly number[]
}

export interface BankFile {
  source: string
  /** As it was asked for, where the file tells it; both ends included. */
  days?: { from: string; to: string }
  lines: WrittenLine[]
}

function wordsOf({ payer, text }: Payment, way: BankFormat['text'], dice: Dice): string {
  const words = `${text} ${payer}`
  if (way === 'capitals') return words.toUpperCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return way === 'changing'
    ? `${dice.oneOf(['SEPA', 'Transfer', 'Booking'])} ${dice.between(1, 9999)} ${words.slice(0, 18)}`
    : words
}

/** A payment as a file has it. */
interface ShownPayment extends Payment {
  day: number
  isPending: boolean
}

/** One line for each payment, or for the batch that it is a part of. */
function linesOf(payments: readonly ShownPayment[], batches: BankFormat['batches']): ShownPayment[][] {
  if (batches === 'parts') return payments.map((payment) => [payment])
  const sums = new Map<string, ShownPayment[]>()
  for (const payment of payments) {
    const key = payment.batch === undefined ? `one ${payment.id}` : `batch ${payment.batch}`
    sums.set(key, [...(sums.get(key) ?? []), payment])
  }
  return [...sums.values()]
}

/** What the bank writes of the days from `from` to `to`, asked for on the day `to`, `until` of which is over. */
export function writeFile(
  payments: readonly Payment[],
  how: BankFormat,
  { from, to, until, number }: { from: number; to: number; until: number; number: number },
  dice: Dice,
): BankFile {
  const now = to + until
  const shown = payments.flatMap((payment): ShownPayment[] => {
    const isBooked = payment.booked + payment.moment <= now
    const isAnnounced = how.announced !== undefined && !isBooked && payment.announced + payment.moment <= now
    if (!isBooked && !isAnnounced) return []
    const day = isBooked ? payment[how.day] : payment.announced
    return day >= from && day <= to ? [{ ...payment, day, isPending: isAnnounced && how.announced === 'told' }] : []
  })
  const written = linesOf(shown, how.batches)
    .flatMap((parts) => {
      const [head] = parts
      return head ? [{ head, parts }] : []
    })
    .toSorted((one, other) => one.head.booked + one.head.moment - other.head.booked - other.head.moment)
  function idOf({ id, booked, announced }: Payment, at: number): string | undefined {
    if (how.ids === 'lasting') return `R${id * 7919}`
    if (how.ids === 'perDay') return `D${booked}`
    if (how.ids === 'running') return `${at + 1}`
    return how.ids === 'fresh' ? `F${number}-${at}-${announced}` : undefined
  }
  const lines = written.map(({ head, parts }, at): WrittenLine => {
    const bankId = idOf(head, at)
    const isOne = parts.length === 1
    return {
      is: parts.map(({ id }) => id),
      date: dayText(head.day),
      amount: parts.reduce((sum, { amount }) => sum + amount, 0),
      description: isOne ? wordsOf(head, how.text, dice) : `Batch of ${parts.length}`,
      ...(bankId !== undefined && { bankId }),
      ...(head.isPending && { isPending: true as const }),
    }
  })
  const ordered = how.order === 'asc' ? lines : how.order === 'desc' ? lines.toReversed() : dice.shuffled(lines)
  return {
    source: how.source,
    lines: ordered,
    ...(how.tellsDays === true && { days: { from: dayText(from), to: dayText(to) } }),
  }
}

/** From which overlap on a treasurer may go over to another kind of file: less would leave out what counts from another day. */
const CHANGE_DAYS = 6

/**
 * The files of a year as somebody downloads them: month by month, some days twice, the last day not yet over, now and then the whole
 * year so far, or the same file again; in any of the bank's formats.
 */
export function downloads(payments: readonly Payment[], bank: Bank, dice: Dice): BankFile[] {
  const files: BankFile[] = []
  let [to, until] = [-1, 1]
  let how = bank.formats[0]
  let from = 0
  while (to < DAYS - 1) {
    const last = to
    const wasOver = until === 1
    const before = how
    how = dice.oneOf(bank.formats)
    to = Math.min(last + dice.between(12, 45), DAYS - 1)
    until = to === DAYS - 1 || dice.isLucky(0.5) ? 1 : dice.between(1, 9) / 10
    const overlap = dice.isLucky(0.3) ? 0 : dice.between(1, 25)
    const isSame = how === before && how.day === 'booked' && how.announced === undefined
    const next = isSame ? last + (wasOver ? 1 : 0) - overlap : last - Math.max(overlap, CHANGE_DAYS)
    from = dice.isLucky(0.1) ? 0 : Math.max(Math.min(next, to), 0)
    if (files.length === 0) from = -10
    // The last one is asked for when all of the year is booked and counts.
    const end = to === DAYS - 1 ? to + 10 : to
    files.push(writeFile(payments, how, { from, to: end, until, number: files.length }, dice))
    if (dice.isLucky(0.2))
      files.push(writeFile(payments, dice.oneOf(bank.formats), { from, to: end, until, number: files.length }, dice))
  }
  return files.filter(({ lines }) => lines.length > 0)
}
