import { foldWords } from '@/@core/components/foldText'
import { openParseCandidates } from './parseCandidates'

export const dateOrders = ['DMY', 'MDY', 'YMD'] as const
export type DateOrder = (typeof dateOrders)[number]

const time = /[T ,]+\d{1,2}:\d{2}(:\d{2})?.*$/
const YEAR_MIN = 1900
const YEAR_MAX = 2100
/** A year of two digits below it is of this century. */
const CENTURY_TURN = 70

/** The first letters of the months, in the languages that bank files come in. */
const months = [
  ['jan', 'ene', 'gen'],
  ['fev', 'feb'],
  ['mar', 'mrz', 'maer', 'maa'],
  ['abr', 'apr', 'avr'],
  ['mai', 'may', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['ago', 'aug', 'aou'],
  ['set', 'sep'],
  ['out', 'oct', 'okt', 'ott'],
  ['nov'],
  ['dez', 'dec', 'dic'],
]

function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= YEAR_MIN && year <= YEAR_MAX ? date.toISOString().slice(0, 10) : undefined
}

function fullYear(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year < CENTURY_TURN ? 2000 + year : 1900 + year
}

/** Excel counts days from 1899-12-30; these are 1954 to 2099, below which numbers of five digits are anything. */
const SERIAL_MIN = 20_000
const SERIAL_MAX = 73_050
const SERIAL_EPOCH = Date.UTC(1899, 11, 30)
const DAY_MS = 24 * 60 * 60 * 1000

/** A day as Excel stores it, seen where a cell lost its format: `45123` or, with the time of day, `45123.75`. */
export function isSerialDate(text: string): boolean {
  const day = /^\s*(\d{5})([.,]\d+)?\s*$/.exec(text)?.[1]
  return day !== undefined && Number(day) >= SERIAL_MIN && Number(day) <= SERIAL_MAX
}

function readSerial(text: string): string {
  return new Date(SERIAL_EPOCH + Number.parseInt(text, 10) * DAY_MS).toISOString().slice(0, 10)
}

function monthOf(word: string | undefined): number {
  return months.findIndex((starts) => starts.some((start) => word?.startsWith(start)))
}

/** `10 mar 2026`, `10 de março de 2026`, `Mar 10, 2026`: the same in any order. */
function readNamed(text: string): string | undefined {
  const words = foldWords(text)
    .split(' ')
    .filter((word) => word !== 'de')
  const named = words.findIndex((word) => /^\p{L}/u.test(word))
  const month = monthOf(words[named])
  const [day = '', year = ''] = words.filter((_, place) => place !== named)
  if (words.length !== 3 || named > 1 || month < 0 || !/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year))
    return undefined
  return calendarDate(fullYear(year), month + 1, Number(day))
}

/** `20260310` or `10032026`. */
function readRun(digits: string, order: DateOrder): string | undefined {
  const cut = (from: number, to: number) => Number(digits.slice(from, to))
  if (order === 'YMD') return calendarDate(cut(0, 4), cut(4, 6), cut(6, 8))
  const [first, second, year] = [cut(0, 2), cut(2, 4), cut(4, 8)]
  return order === 'DMY' ? calendarDate(year, second, first) : calendarDate(year, first, second)
}

/**
 * The calendar date `YYYY-MM-DD` that a text means when day, month and year stand in that order; a time of day after it is left
 * out. A year that stands first with four digits is read under any order, and so is a month that is written out.
 */
export function readDate(text: string, order: DateOrder): string | undefined {
  const day = text.trim().replace(time, '').replace(/\.$/, '').trim()
  if (isSerialDate(day)) return readSerial(day)
  if (/\p{L}/u.test(day)) return readNamed(day)
  if (/^\d{8}$/.test(day)) return readRun(day, order)
  const [, first = '', mark, second = '', third = ''] = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})$/.exec(day) ?? []
  if (mark === undefined) return undefined
  if (first.length === 4) return calendarDate(Number(first), Number(second), Number(third))
  const isShortYear = third.length === 2
  if (first.length > 2 || !(isShortYear || third.length === 4)) return undefined
  if (order === 'YMD') return isShortYear ? calendarDate(fullYear(first), Number(second), Number(third)) : undefined
  const [dayPart, monthPart] = order === 'DMY' ? [first, second] : [second, first]
  return calendarDate(fullYear(third), Number(monthPart), Number(dayPart))
}

/** What is known to the month or the year alone, as its first day: `set/2009`, `setembro de 2009`, `09/2009`, `2009-09`, `2009`. */
export function readRoughDate(text: string): string | undefined {
  const words = foldWords(text)
    .split(' ')
    .filter((word) => word !== 'de')
  const [first = '', second = '', ...more] = words
  const [month, year] = /^\d{4}$/.test(first) ? [second, first] : [first, second]
  if (more.length > 0 || !/^(\d{4}|\d{2})$/.test(year)) return undefined
  if (month === '') return /^\d{4}$/.test(year) ? calendarDate(Number(year), 1, 1) : undefined
  if (/^\d{1,2}$/.test(month)) return /^\d{4}$/.test(year) ? calendarDate(Number(year), Number(month), 1) : undefined
  const named = monthOf(month)
  return named < 0 ? undefined : calendarDate(fullYear(year), named + 1, 1)
}

/** Of fewer dates, one is no exception among them; of many, a tenth is. */
const EXCEPTION_AMONG = 5
const EXCEPTIONS = 0.1

/** The orders that read nearly all dates that `order` reads, and some of them as other days: those that they do not may be the mistakes. */
function nearlyAsGood(values: readonly string[], order: DateOrder): DateOrder[] {
  const readable = [...new Set(values)].filter((value) => readDate(value, order) !== undefined)
  if (readable.length < EXCEPTION_AMONG) return []
  return dateOrders.filter((other) => {
    const days = readable.map((value) => readDate(value, other))
    const isOtherDay = days.some((day, at) => day !== undefined && day !== readDate(readable[at] ?? '', order))
    const unread = days.filter((day) => day === undefined).length
    return isOtherDay && unread > 0 && unread <= Math.max(1, readable.length * EXCEPTIONS)
  })
}

/**
 * The orders that a column of dates leaves open (parseCandidates.ts), or in which a few dates have the last word. A year of two
 * digits is taken to stand last wherever that reads every value: first, it is so rare that asking would only confuse.
 */
export function openDateOrders(values: readonly string[]): DateOrder[] {
  // Who writes the month first puts slashes or dashes between the numbers. A workbook's own days and written months are read in any order.
  const numbers = values.filter((value) => /^\s*\d{1,2}[-/. ]\d{1,2}[-/. ]/.test(value))
  const hasPoints = numbers.length > 0 && numbers.every((value) => /^\s*\d{1,2}\./.test(value))
  const orders = hasPoints ? dateOrders.filter((order) => order !== 'MDY') : dateOrders
  const open = openParseCandidates(values, orders, readDate)
  const [only] = open
  if (open.length === 1 && only !== undefined) {
    const doubts = nearlyAsGood(values, only)
    return dateOrders.filter((order) => order === only || doubts.includes(order))
  }
  const isLong = values.some((value) => /\d{4}/.test(value))
  return isLong || open.length < 2 ? open : open.filter((order) => order !== 'YMD')
}
