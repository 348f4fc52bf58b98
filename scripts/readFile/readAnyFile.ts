import { sampleColumns } from '@/@core/import/parsing/fileColumns'
import type { FileTable } from '@/@core/import/parsing/fileTable'
import { matchColumns } from '@/@core/import/parsing/matchColumns'
import { parseFile } from '@/@core/import/parsing/parseFile'
import { readBankFile } from '@/shared/bankFiles/readBankFile'
import { financeImportFields, type FinanceFieldId } from '@/views/finances/importing/financeImportFields'
import { guessFinanceColumns } from '@/views/finances/importing/guessFinanceColumns'
import { memberImportFields } from '@/views/members/importing/memberImportFields'
import { bankReading } from './bankReading'
import type { FileOutcome, ReadOptions } from './fileReading'
import { memberReading } from './memberReading'
import { tableReading } from './tableReading'
import { t } from './texts'

/** A day and an amount are money, where nobody's e-mail stands beside them, or what only a payment has: PayPal names both sides' e-mail. */
function looksLikeMoney(table: FileTable): boolean {
  const money = guessFinanceColumns(table)
  const hasOneOf = (fields: readonly FinanceFieldId[]) => fields.some((field) => money.includes(field))
  if (!money.includes('date') || !hasOneOf(['amount', 'income', 'expense'])) return false
  return (
    hasOneOf(['balance', 'fee', 'net', 'currency']) ||
    !matchColumns(memberImportFields, sampleColumns(table)).includes('email')
  )
}

/** What Batuta makes of a file, by what the browser runs too; nothing here knows a screen. */
export async function readAnyFile(bytes: Uint8Array, name: string, options: ReadOptions): Promise<FileOutcome> {
  const bank = options.as === 'members' ? { kind: 'table' as const } : await readBankFile(bytes, options.currency)
  if (bank.kind !== 'table') return bankReading(bank, bytes, name, options)
  const names = (fields: readonly { names: readonly string[] }[]) => new Set(fields.flatMap((field) => field.names))
  const parse = (fields: readonly { names: readonly string[] }[]) =>
    parseFile(bytes, {}, names(fields), () => undefined)
  const table = await parse(options.as === 'members' ? memberImportFields : financeImportFields)
  if (typeof table === 'string') {
    const sentence = t(`file.failure.${table}`, { name })
    const reading = { format: 'unknown', encoding: null, lines: [], aside: [], refused: [{ line: 0, error: sentence }] }
    return { reading: { ...reading, questions: [] }, sentence }
  }
  if (options.as === 'bank' || (options.as === undefined && looksLikeMoney(table))) return tableReading(table, options)
  const people = await parse(memberImportFields)
  return typeof people === 'string' ? tableReading(table, options) : memberReading(people)
}
