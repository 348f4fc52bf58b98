import type { BankStatement } from '@contract/finances/bankLines'
import { collectErrors, type BankFileError } from './values/bankFileError'
import { bankFileEncoding, decodeBankFile } from './decodeBankFile'
import { completeStatement, joinStatements } from './joinStatements'
import { BANK_FILE_BYTES_MAX, JUDGED_BYTES, judgeBankFile } from './judgeBankFile'

/**
 * `table`: nothing but rows and columns, for the importer of those. A file with errors gives nothing else. `encoding`: of its characters,
 * by the names of the WHATWG; of an archive those of the first file. `others`: what is in an archive and is no statement. `fine`: how many
 * lines of a file with errors have none, and are not taken either.
 */
export type BankFileReading =
  | { kind: 'statements'; statements: BankStatement[]; encoding: string; others?: string[] }
  | { kind: 'errors'; errors: BankFileError[]; fine?: number }
  | { kind: 'table' }

const readers = {
  ofx: async () => (await import('./ofx/readOfx')).readOfx,
  camt: async () => (await import('./camt/readCamt')).readCamt,
  mt940: async () => (await import('./mt940/readMt940')).readMt940,
}

const whole = (code: BankFileError['code']): BankFileReading => ({ kind: 'errors', errors: [{ line: 0, code }] })

/** The statements of one file as they stand in it; `errors` gets all that is wrong. */
async function readOne(
  bytes: Uint8Array,
  format: keyof typeof readers,
  groupCurrency: string,
): Promise<{ statements: BankStatement[]; errors: BankFileError[] }> {
  const errors = collectErrors()
  const read = await readers[format]()
  const statements = read(decodeBankFile(bytes), groupCurrency, errors)
  if (errors.list.length === 0 && statements.length === 0) errors.add(0, 'no_statement')
  return { statements, errors: errors.list.toSorted((one, other) => one.line - other.line) }
}

/** Nothing is taken where anything is wrong: a part of a file would pass for all of it. */
function refusal(errors: BankFileError[], statements: readonly BankStatement[]): BankFileReading {
  const fine = statements.reduce((count, { lines, aside = [] }) => count + lines.length + aside.length, 0)
  return { kind: 'errors', errors, ...(fine > 0 && { fine }) }
}

const complete = (statements: readonly BankStatement[]) => joinStatements(statements).map(completeStatement)

/** All statements of an archive; one that cannot be read refuses it as a whole, with the name of its file. */
async function readAll(bytes: Uint8Array, groupCurrency: string): Promise<BankFileReading> {
  const { readArchive } = await import('./bankArchive')
  const archive = readArchive(bytes)
  if (archive === null) return { kind: 'table' }
  if (archive === 'too_large') return whole('too_large')
  const statements: BankStatement[] = []
  const errors: BankFileError[] = []
  for (const file of archive.statements) {
    const format = judgeBankFile(file.bytes.subarray(0, JUDGED_BYTES))
    if (format !== 'ofx' && format !== 'camt' && format !== 'mt940') continue
    const read = await readOne(file.bytes, format, groupCurrency)
    statements.push(...read.statements)
    errors.push(...read.errors.map((error) => ({ ...error, file: file.name })))
  }
  if (errors.length > 0) return refusal(errors, statements)
  const encoding = archive.statements.slice(0, 1).map((file) => bankFileEncoding(file.bytes))[0] ?? 'utf-8'
  const { others } = archive
  return { kind: 'statements', statements: complete(statements), encoding, ...(others.length > 0 && { others }) }
}

/**
 * The statements of a file of a bank, judged by what it holds and never by its name. Amounts are in minor units of the statement's own
 * currency; `groupCurrency` is that of a file that names none. Statements without any line are kept: they have balances.
 */
export async function readBankFile(bytes: Uint8Array, groupCurrency: string): Promise<BankFileReading> {
  const format = judgeBankFile(bytes.subarray(0, JUDGED_BYTES))
  if (format === 'table') return { kind: 'table' }
  if (format === 'markup') return whole('other_markup')
  if (format === 'archive') return readAll(bytes, groupCurrency)
  if (bytes.length > BANK_FILE_BYTES_MAX) return whole('too_large')
  const { statements, errors } = await readOne(bytes, format, groupCurrency)
  if (errors.length > 0) return refusal(errors, statements)
  return { kind: 'statements', statements: complete(statements), encoding: bankFileEncoding(bytes) }
}
