import type { XmlElement } from '@rgrove/parse-xml'
import type { NumberKind } from './numberFormats'
import { attributeOf, childrenOf, richTextOf, textOf } from './workbookXml'

export interface CellContext {
  /** By the cell's number of a style. */
  kinds: readonly NumberKind[]
  sharedStrings: readonly string[]
  /** Days count from 1904-01-01, as Excel for Mac once did, and not from 1900. */
  is1904: boolean
}

const DAY_SECONDS = 24 * 60 * 60
const DAYS_TO_1904 = 1462
/** Excel holds 1900 for a leap year: what comes before that day's number, 60, is a day later than the others tell. */
const FIRST_SOUND_DAY = 61
const EPOCH = Date.UTC(1899, 11, 30)

/** A fourth decimal tells 1.234 (a number) from 1,234 (a thousand and more). Sums are off by a little in the last places. */
function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)))
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** `27:30`, with seconds only where there are any. */
function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${hours}:${two(minutes)}${rest === 0 ? '' : `:${two(rest)}`}`
}

function dayText(value: number, is1904: boolean): string {
  const days = is1904 ? value + DAYS_TO_1904 : value < FIRST_SOUND_DAY ? value + 1 : value
  const date = new Date(EPOCH + Math.round(days * DAY_SECONDS) * 1000)
  if (Number.isNaN(date.getTime())) return numberText(value)
  const [day = '', time = ''] = date.toISOString().split('T')
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`
}

/** A count of days as the cell's format means it: `2026-03-10`, with the time of day after it, or `27:30`. */
function numericText(text: string, kind: NumberKind, is1904: boolean): string {
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value)) return text
  if (kind === 'number') return numberText(value)
  // Shown as 00.01.1900: what programs write where there is no day.
  if (kind === 'date' && value === 0 && !is1904) return ''
  const isDay = kind === 'date' || (kind === 'time' && Math.abs(value) >= 1)
  if (isDay && (value >= 1 || is1904)) return dayText(value, is1904)
  const seconds = Math.round(Math.abs(value) * DAY_SECONDS)
  return `${value < 0 ? '-' : ''}${clockText(seconds)}`
}

/** `2026-03-10T19:30:00Z`, as the strict form of the standard writes days. */
function isoText(text: string): string {
  const [, day, time = ''] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(text) ?? []
  if (day === undefined) return text
  return time === '' || time === '00:00' ? day : `${day} ${time}`
}

/**
 * What a cell says. An error (`#N/A`) is told as it stands there, and so is a formula that nobody has worked out yet: to take either
 * for an empty cell would lose a value unseen.
 */
export function cellText(cell: XmlElement, { kinds, sharedStrings, is1904 }: CellContext): string {
  const [value] = childrenOf(cell, 'v')
  const text = textOf(value)
  switch (attributeOf(cell, 't')) {
    case 's':
      return text === '' ? '' : (sharedStrings[Number(text)] ?? '')
    case 'inlineStr':
      return richTextOf(childrenOf(cell, 'is')[0]) || text
    case 'b':
      return text === '' ? '' : String(/^(1|true)$/i.test(text.trim()))
    case 'd':
      return isoText(text.trim())
    case 'str':
      return text.replaceAll('_x000D_', '\r')
    case 'e':
      return text || '#ERROR'
    default: {
      const [formula] = childrenOf(cell, 'f')
      if (value === undefined && formula) return `=${textOf(formula)}`
      return numericText(text, kinds[Number(attributeOf(cell, 's') ?? 0)] ?? 'number', is1904)
    }
  }
}
