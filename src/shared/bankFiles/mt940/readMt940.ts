import { minorUnitsOf } from '@contract/minorUnits'
import type { BankNote, BankStatement, StatedBalance } from '@contract/finances/bankLines'
import { collectErrors, type BankFileErrors } from '@/shared/bankFiles/values/bankFileError'
import { minorUnits, shortText } from '@/shared/bankFiles/values/bankValues'
import { mt940Fields, type Mt940Field } from './mt940Fields'
import { dayOfSix, readPosting } from './mt940Posting'

const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d.,]+)$/

const textOf = ({ lines: [text = ''] }: Mt940Field) => text.replace(/\s/g, '').toUpperCase()

/** `:60F:C261031EUR1234,56` and the like; undefined for what cannot be read, which no line depends on. */
function readBalance(field: Mt940Field, notes: BankNote[]): (StatedBalance & { currency: string }) | undefined {
  const [, side, day = '', currency = '', number = ''] = BALANCE.exec(textOf(field)) ?? []
  const units = side === undefined ? undefined : minorUnits(number, minorUnitsOf(currency), 0, collectErrors())
  if (units === undefined) {
    notes.push({ line: field.line, code: 'balance', text: (field.lines[0] ?? '').slice(0, 40) })
    return undefined
  }
  const date = dayOfSix(day)
  if (date === undefined) notes.push({ line: field.line, code: 'balance_day', text: day })
  return { currency, amount: side === 'D' ? -units || 0 : units, ...(date !== undefined && { date }) }
}

/** `:20:` begins a message, of one account. Some banks leave it out: then the account or the first balance does. */
function messagesOf(fields: readonly Mt940Field[]): Mt940Field[][] {
  const messages: Mt940Field[][] = []
  for (const field of fields) {
    const has = (...tags: string[]) => messages.at(-1)?.some(({ tag }) => tags.includes(tag)) ?? false
    const isNext =
      field.tag === '20' ||
      (field.tag.startsWith('25') && has('25', '25P', '60F', '60M', '60', '61')) ||
      (field.tag.startsWith('60') && has('62F', '62M', '62'))
    if (messages.length === 0 || isNext) messages.push([])
    messages.at(-1)?.push(field)
  }
  return messages.filter((message) => message.some(({ tag }) => !['20', '21', '86', 'NS'].includes(tag)))
}

/** Whether a closing balance is cut off by the end of the file, as opposed to one written without currency. */
function isCutOff(field: Mt940Field, isLast: boolean): boolean {
  return isLast && !BALANCE.test(textOf(field)) && !/^[CD]\d{6}[\d.,]+$/.test(textOf(field))
}

interface Message {
  fields: readonly Mt940Field[]
  /** The account of the previous message, used if this one names none. */
  accountBefore: string | undefined
  isLast: boolean
}

function readMessage({ fields, accountBefore, isLast }: Message, groupCurrency: string, errors: BankFileErrors) {
  const notes: BankNote[] = []
  const find = (...tags: string[]) => fields.find(({ tag }) => tags.includes(tag))
  const openingField = find('60F', '60M', '60')
  const closingField = fields.findLast(({ tag }) => ['62F', '62M', '62'].includes(tag))
  // An interim report (MT942) has no balances, and what it lists is not booked for certain.
  const floor = find('34F')
  const isInterim = !openingField && !closingField && find('34F', '90C', '90D', '13D', '13') !== undefined
  const isEnd = isLast && closingField === fields.at(-1)
  const isMissing = openingField !== undefined && !closingField
  const lastRow = fields.at(-1)?.line ?? 1
  if ((isLast && isMissing) || (openingField && closingField && isCutOff(closingField, isEnd)))
    errors.add(lastRow, 'truncated')
  // The message ends as it should, so that no line is missing.
  else if (isMissing) notes.push({ line: lastRow, code: 'balance', text: ':62F:' })
  if (!openingField && !isInterim) notes.push({ line: fields[0]?.line ?? 1, code: 'balance', text: ':60F:' })
  const opening = openingField && readBalance(openingField, notes)
  const last = closingField && readBalance(closingField, notes)
  const others = fields.filter(({ tag }) => tag === '64' || tag === '65')
  const said = [opening?.currency, last?.currency, ...others.map((one) => BALANCE.exec(textOf(one))?.[3])]
  const floorCurrency = floor && /^[A-Z]{3}/.exec(textOf(floor))?.[0]
  const currency = [...said, floorCurrency].find((one) => one !== undefined)
  const isOther = last !== undefined && last.currency !== currency
  if (isOther) notes.push({ line: closingField?.line ?? 1, code: 'balance', text: closingField?.lines[0] ?? '' })
  const closing = isOther ? undefined : last
  const lines = fields.flatMap((field, at) => {
    if (field.tag !== '61') return []
    const behind = fields.slice(at + 1, at + 20)
    const end = behind.findIndex(({ tag }) => tag !== '86' && tag !== 'NS')
    const told = behind.slice(0, end < 0 ? undefined : end).filter(({ tag }) => tag === '86')
    return readPosting(field, told, currency ?? groupCurrency, { errors, notes }) ?? []
  })
  const account = shortText(find('25', '25P')?.lines[0] ?? '', 40) || accountBefore
  const number = shortText(find('28C', '28')?.lines[0] ?? '', 40)
  const balanceOf = ({ amount, date }: StatedBalance) => ({ amount, ...(date !== undefined && { date }) })
  const statement: BankStatement = {
    format: 'mt940',
    ...(account !== undefined && { accountNumber: account }),
    ...(currency !== undefined && { currency }),
    ...(opening && { openingBalance: balanceOf(opening) }),
    ...(closing && { closingBalance: balanceOf(closing), ...(closing.date !== undefined && { to: closing.date }) }),
    lines: lines.map((line) => ({
      ...line,
      ...(/[1-9]/.test(number) && { statement: number }),
      ...(isInterim && { isPending: true as const }),
    })),
    ...(notes.length > 0 && { notes }),
  }
  return statement
}

/** MT940, and what MT942 has in common with it. */
export function readMt940(text: string, groupCurrency: string, errors: BankFileErrors): BankStatement[] {
  const messages = messagesOf(mt940Fields(text))
  // Messages end with a dash; a file that ends without one may have been cut off.
  const isEnded = /[\r\n]\s*-\}?\s*(\{.*)?\s*$/.test(text)
  const statements: BankStatement[] = []
  for (const [at, fields] of messages.entries()) {
    const accountBefore = statements.at(-1)?.accountNumber
    const isLast = at === messages.length - 1 && !isEnded
    statements.push(readMessage({ fields, accountBefore, isLast }, groupCurrency, errors))
  }
  return statements
}
