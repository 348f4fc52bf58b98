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
  ['jan'],
  ['fev', 'feb'],
  ['mar', 'mrz', 'maer'],
  ['abr', 'apr'],
  ['mai', 'may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['set', 'sep'],
  ['out', 'oct', 'okt'],
  ['nov'],
  ['dez', 'dec'],
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

/** `10 mar 2026`, `10 de março de 2026`, `Mar 10, 2026`: the same in any order. */
function readNamed(text: string): string | undefined {
  const words = foldWords(text)
    .split(' ')
    .filter((word) => word !== 'de')
  const named = words.findIndex((word) => /^\p{L}/u.test(word))
  const month = months.findIndex((starts) => starts.some((start) => words[named]?.startsWith(start)))
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
  const day = text.trim().replace(time, '').trim()
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

/**
 * The orders that a column of dates leaves open (parseCandidates.ts). A year of two digits is taken to stand last wherever that reads
 * every value: first, it is so rare that asking would only confuse.
 */
export function openDateOrders(values: readonly string[]): DateOrder[] {
  const open = openParseCandidates(values, dateOrders, readDate)
  const isLong = values.some((value) => /\d{4}/.test(value))
  return isLong || open.length < 2 ? open : open.filter((order) => order !== 'YMD')
}
