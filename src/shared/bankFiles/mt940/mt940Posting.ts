import { minorUnitsOf } from '@contract/minorUnits'
import type { BankLine, BankNote } from '@contract/finances/bankLines'
import type { BankFileErrors } from '@/shared/bankFiles/values/bankFileError'
import { dayOf, minorUnits, referenceOf, shortText } from '@/shared/bankFiles/values/bankValues'
import type { Mt940Field } from './mt940Fields'
import { readInformation } from './mt940Information'

/** A year of two digits below it is of this century. */
const CENTURY_TURN = 80

export function dayOfSix(text: string): string | undefined {
  return dayOf((Number(text.slice(0, 2)) < CENTURY_TURN ? '20' : '19') + text)
}

/**
 * Day of value, day of booking, sign, the third letter of the currency, amount; then kind and references (SWIFT MT940, field 61). Banks
 * leave the day of booking out or blank, and put blanks between the others.
 */
const POSTING = /^(\d{6})\s*(\d{4})?\s*(R?[CD]|E[CD])\s*([A-Z]?)\s*(\d[\d.,]*)(.*)$/

/** A kind of the standard, with what ends it. */
const KIND = '[NFS][A-Z][A-Z0-9]{2}(?:NONREF|(?![A-Za-z]))'
/** The start of neither a kind nor a reference, but the rest of an amount: `50,-`, `5:00`, `1_000,00`. */
const STRAY = /^[^\s\p{L}\d/]/u
/** More figures behind a blank, up to the kind: `1 000NTRF`. */
const SPACED = /^(?:\s+\d{1,3})+[NFS][A-Z]/
/**
 * A letter typed or scanned in place of a zero, or a stray one between amount and kind: `5O,00NTRF`, `50,0ONTRF`, `5,00xNTRF`, `1E3NTRF`.
 */
const LETTER = new RegExp(`^(?:[OQI\\p{Ll}]${KIND}|[\\p{Ll}E]\\d{1,3}[NFS][A-Z])`, 'u')
/** The decimal sign comes only behind something else: `5 EUR 5,00`. */
const LATE_SIGN = /^[^/]{0,8}[.,]\d/
/** Without the decimal sign, which the standard requires, the end of the amount is unclear. */
const UNENDED = new RegExp(`^(?:\\s+\\d|/\\d|(?![NFS])\\p{L}{1,2}${KIND})`, 'u')
/** A thousand with a point as group separator, or one with three decimals. */
const GROUPED_ALONE = /^\d{1,3}\.\d{3}$/

/** Whether the text after the amount continues it, so that the amount is unknown. */
function isAmountCut(number: string, rest: string): boolean {
  const hasSign = /[.,]/.test(number)
  if ([STRAY, SPACED, LETTER].some((form) => form.test(rest)) || /^[^/\s]{1,3}[.,]\d/.test(rest)) return true
  return /^\s+\d*[.,]\d/.test(rest) || (!hasSign && (LATE_SIGN.test(rest) || UNENDED.test(rest)))
}

/** The booking's month and day with the year nearest to the value day, of which at least month and year are known. */
function bookingDay(value: string, monthAndDay: string): string | undefined {
  const century = Number(value.slice(0, 2)) < CENTURY_TURN ? 2000 : 1900
  const valueMonth = Number(value.slice(2, 4))
  if (valueMonth < 1 || valueMonth > 12) return undefined
  const months = (Number(monthAndDay.slice(0, 2)) - valueMonth + 12) % 12
  const month = valueMonth + (months > 6 ? months - 12 : months)
  const shift = month > 12 ? 1 : month < 1 ? -1 : 0
  return dayOf(`${century + Number(value.slice(0, 2)) + shift}${monthAndDay}`)
}

/**
 * The posting's kind and the text after it. The standard requires four characters; banks write fewer, with or without trailing blanks, or
 * none. `NONREF` means "no reference" and is never split into kind and reference.
 */
function splitKind(text: string): { kind: string; references: string } {
  const rest = text.trim()
  const [, before, none] = /^(.{0,5}?)(NONREF(?![A-Z0-9]).*)$/i.exec(rest) ?? []
  if (before !== undefined && none !== undefined) return { kind: before.trim(), references: none }
  const [, short, behind] = /^([A-Z][A-Z0-9]{0,2})\s+(.*)$/i.exec(rest) ?? []
  if (short !== undefined && behind !== undefined) return { kind: short, references: behind }
  const [, kind = '', references = rest] = /^([A-Z][A-Z0-9]{3}|[A-Z][A-Z0-9]{0,2}(?=\/\/|$))(.*)$/i.exec(rest) ?? []
  return { kind, references }
}

/** The first line, or where it breaks off the first two: some banks wrap what is longer than their paper. */
function partsOf({ lines: [text = '', second = '', ...more] }: Mt940Field) {
  const whole = POSTING.exec(text.trim())
  const [, , , , , , rest = ''] = whole ?? []
  // The rest of a kind cut off at the end of the line is on the next line, followed by the references.
  const isCut = /^\s*[NFS]?[A-Z0-9]{0,2}$/.test(rest) && /^[A-Z0-9]*(NONREF|\/\/)/.test(second)
  const isWhole = whole !== null && rest.trim() !== '' && !isCut
  if (isWhole || second === '') return { parts: whole, more: second === '' ? more : [second, ...more] }
  const wrapped = POSTING.exec(text.trim() + second.trim())
  return wrapped ? { parts: wrapped, more } : { parts: whole, more: [second, ...more] }
}

/** The words of field 61 are not in field 86, or not all; `/OCMT/…` and the like are figures. */
function wordsOf(own: readonly string[], told: string, payer = ''): string {
  const words = own.filter((text) => !text.startsWith('/')).join(' ')
  const isTold = [told, payer].some((text) => text.toLowerCase().includes(words.toLowerCase()))
  return isTold && told !== '' ? told : `${words} ${told}`
}

/** `:61:` with the `:86:` after it; undefined if its day or amount cannot be read, which is added to the errors. */
export function readPosting(
  field: Mt940Field,
  told: readonly Mt940Field[],
  currency: string,
  { errors, notes }: { errors: BankFileErrors; notes: BankNote[] },
): BankLine | undefined {
  const { parts, more } = partsOf(field)
  const [, value = '', booked, mark = '', , number = '', rest = ''] = parts ?? []
  if (mark === '' || isAmountCut(number, rest)) {
    errors.add(field.line, 'posting', field.lines[0] ?? '')
    return undefined
  }
  const valueDay = dayOfSix(value)
  const bookedDay = booked === undefined ? undefined : bookingDay(value, booked)
  const date = bookedDay ?? valueDay
  if (date === undefined) errors.add(field.line, 'date', value + (booked ?? ''))
  // German banks compute interest with 30 days a month: 30 February is a valid value day there.
  else if (valueDay === undefined) notes.push({ line: field.line, code: 'value_day', text: value })
  else if (booked !== undefined && bookedDay === undefined && booked !== '0000')
    notes.push({ line: field.line, code: 'booked_day', text: booked })
  const digits = minorUnitsOf(currency)
  if (digits !== 3 && GROUPED_ALONE.test(number)) {
    errors.add(field.line, 'amount', number)
    return undefined
  }
  const units = minorUnits(number, digits, field.line, errors)
  if (date === undefined || units === undefined) return undefined
  const { kind, references } = splitKind(rest)
  const [own = '', ofBank] = references.split('//')
  const bankId = referenceOf(ofBank)
  const { description, ...known } = readInformation(told.flatMap(({ lines }) => lines))
  const words = shortText(wordsOf(more, description, known.counterparty), 200)
  // Some banks write the other's account where a reference is meant.
  const reference = own.trim() === known.counterpartyAccount ? undefined : referenceOf(own)
  // A credit, or a reversed debit.
  const isIn = ['C', 'RD', 'EC'].includes(mark)
  return {
    date,
    amount: isIn ? units : -units || 0,
    description: words || kind || '–',
    ...(reference !== undefined && { reference }),
    ...(bankId !== undefined && { bankId }),
    ...(mark.startsWith('E') && { isPending: true }),
    line: field.line,
    ...known,
  }
}
