import type { BankStatement } from '@contract/treasury/bankLines'
import { collectErrors, type BankFileError } from './values/bankFileError'
import { decodeBankFile } from './decodeBankFile'
import { completeStatement, joinStatements } from './joinStatements'
import { BANK_FILE_BYTES_MAX, JUDGED_BYTES, judgeBankFile } from './judgeBankFile'

/** `table`: nothing but rows and columns, for the importer of those. A file with errors gives nothing else. */
export type BankFileReading =
  { kind: 'statements'; statements: BankStatement[] } | { kind: 'errors'; errors: BankFileError[] } | { kind: 'table' }

const readers = {
  ofx: async () => (await import('./ofx/readOfx')).readOfx,
  camt: async () => (await import('./camt/readCamt')).readCamt,
  mt940: async () => (await import('./mt940/readMt940')).readMt940,
}

const whole = (code: BankFileError['code']): BankFileReading => ({ kind: 'errors', errors: [{ line: 0, code }] })

/**
 * The statements of a file of a bank, judged by what it holds and never by its name. Amounts are in minor units of the statement's own
 * currency; `groupCurrency` is that of a file that names none. Statements without any line are kept: they have balances.
 */
export async function readBankFile(bytes: Uint8Array, groupCurrency: string): Promise<BankFileReading> {
  const format = judgeBankFile(bytes.subarray(0, JUDGED_BYTES))
  if (format === 'table') return { kind: 'table' }
  if (format === 'markup') return whole('other_markup')
  if (bytes.length > BANK_FILE_BYTES_MAX) return whole('too_large')
  const errors = collectErrors()
  const read = await readers[format]()
  const statements = read(decodeBankFile(bytes), groupCurrency, errors)
  if (errors.list.length > 0)
    return { kind: 'errors', errors: errors.list.toSorted((one, other) => one.line - other.line) }
  if (statements.length === 0) return whole('no_statement')
  return { kind: 'statements', statements: joinStatements(statements).map(completeStatement) }
}
