import { minorUnitsOf } from '@contract/minorUnits'
import type { BankLine, BankStatement } from '@contract/treasury/bankLines'
import type { BankFileErrors } from '@/shared/bankFiles/values/bankFileError'
import { currencyOf, dayOf, minorUnits, referenceOf, shortText } from '@/shared/bankFiles/values/bankValues'
import { mt940Fields, type Mt940Field } from './mt940Fields'
import { readInformation } from './mt940Information'

/** A year of two digits below it is of this century. */
const CENTURY_TURN = 80

function dayOfSix(text: string): string | undefined {
  return dayOf((Number(text.slice(0, 2)) < CENTURY_TURN ? '20' : '19') + text)
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d.,]+)$/

/** `:60F:C261031EUR1234,56` and the like. */
function readBalance({ lines: [text = ''], line }: Mt940Field, errors: BankFileErrors) {
  const [, side, day = '', currency = '', number = ''] = BALANCE.exec(text.replace(/\s/g, '')) ?? []
  const date = dayOfSix(day)
  if (side === undefined || date === undefined) {
    errors.add(line, 'balance', text)
    return undefined
  }
  const units = minorUnits(number, minorUnitsOf(currency), line, errors)
  return units === undefined ? undefined : { currency, amount: side === 'D' ? -units || 0 : units, date }
}

/** Day of value, day of booking, sign, the third letter of the currency, amount, kind, references (SWIFT MT940, field 61). */
const POSTING = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z]?)(\d+[.,]?\d*)([A-Z][A-Z0-9]{3})(.*)$/

/** The booking's month and day with the year that lies nearest to the day of value. */
function bookingDay(value: string, monthAndDay: string): string | undefined {
  const months = (Number(monthAndDay.slice(0, 2)) - Number(value.slice(5, 7)) + 12) % 12
  const year = Number(value.slice(0, 4))
  const month = Number(value.slice(5, 7)) + (months > 6 ? months - 12 : months)
  const shift = month > 12 ? 1 : month < 1 ? -1 : 0
  return dayOf(`${year + shift}${monthAndDay}`)
}

interface Posting {
  line: BankLine
  field: Mt940Field
}

function readPosting(field: Mt940Field, currency: string, errors: BankFileErrors): BankLine | undefined {
  const [text = '', ...more] = field.lines
  const [, value = '', booked, mark = '', , number = '', kind = '', references = ''] = POSTING.exec(text.trim()) ?? []
  if (mark === '') {
    errors.add(field.line, 'posting', text)
    return undefined
  }
  const valueDay = dayOfSix(value)
  const date = valueDay !== undefined && booked !== undefined ? bookingDay(valueDay, booked) : valueDay
  if (date === undefined) errors.add(field.line, 'date', value + (booked ?? ''))
  const units = minorUnits(number, minorUnitsOf(currency), field.line, errors)
  if (date === undefined || units === undefined) return undefined
  const [own = '', ofBank] = references.split('//')
  const reference = referenceOf(own)
  const bankId = referenceOf(ofBank)
  // A credit, or a debit that is taken back.
  const isIn = ['C', 'RD', 'EC'].includes(mark)
  return {
    date,
    amount: isIn ? units : -units || 0,
    description: shortText(more.join(' '), 200) || kind,
    ...(reference !== undefined && { reference }),
    ...(bankId !== undefined && { bankId }),
    ...(mark.startsWith('E') && { isPending: true }),
    line: field.line,
  }
}

/** The words of field 61 are not in field 86; `/OCMT/…` and the like are figures. */
function withInformation(line: BankLine, { lines: [, ...more] }: Mt940Field, field: Mt940Field): BankLine {
  const { description, ...told } = readInformation(field.lines)
  const words = more.filter((text) => !text.startsWith('/'))
  const both = shortText([...words, description].join(' '), 200)
  return { ...line, ...(description !== '' && { description: both }), ...told }
}

/** `:20:` begins a message; each is of one account. */
function messagesOf(fields: readonly Mt940Field[]): Mt940Field[][] {
  const messages: Mt940Field[][] = []
  for (const field of fields) {
    if (field.tag === '20') messages.push([])
    messages.at(-1)?.push(field)
  }
  return messages
}

function readMessage(fields: readonly Mt940Field[], groupCurrency: string, errors: BankFileErrors): BankStatement {
  const find = (...tags: string[]) => fields.find(({ tag }) => tags.includes(tag))
  const openingField = find('60F', '60M')
  const closingField = fields.findLast(({ tag }) => tag === '62F' || tag === '62M')
  const opening = openingField && readBalance(openingField, errors)
  const closing = closingField && readBalance(closingField, errors)
  const lastLine = fields.at(-1)?.line ?? 0
  // An interim report (MT942) has no balances, and what it lists is not booked for certain.
  const floor = find('34F')
  if (openingField && !closingField) errors.add(lastLine, 'truncated')
  if (!openingField && !floor) errors.add(fields[0]?.line ?? 0, 'balance', '')
  const currency = opening?.currency ?? currencyOf(floor?.lines[0]?.slice(0, 3), floor?.line ?? 0, errors)
  if (opening && closing && opening.currency !== closing.currency)
    errors.add(closingField?.line ?? 0, 'line_currency', closing.currency)
  const postings: Posting[] = []
  for (const [at, field] of fields.entries()) {
    if (field.tag === '61') {
      const line = readPosting(field, currency ?? groupCurrency, errors)
      const next = fields[at + 1]
      if (line) postings.push({ field, line: next?.tag === '86' ? withInformation(line, field, next) : line })
    }
  }
  const account = shortText(find('25', '25P')?.lines[0] ?? '', 40)
  const balanceOf = ({ amount, date }: { amount: number; date: string }) => ({ amount, date })
  return {
    format: 'mt940',
    ...(account !== '' && { accountNumber: account }),
    ...(currency !== undefined && { currency }),
    ...(opening && { openingBalance: balanceOf(opening) }),
    ...(closing && { closingBalance: balanceOf(closing), to: closing.date }),
    lines: postings.map(({ line }) => (openingField ? line : { ...line, isPending: true })),
  }
}

/** MT940, and what MT942 has in common with it. */
export function readMt940(text: string, groupCurrency: string, errors: BankFileErrors): BankStatement[] {
  return messagesOf(mt940Fields(text)).map((fields) => readMessage(fields, groupCurrency, errors))
}
