import type { BankStatement } from '@contract/finances/bankLines'
import { collectErrors, type BankFileError } from './values/bankFileError'
import { bankFileEncoding, decodeBankFile } from './decodeBankFile'
import { completeStatement, joinStatements } from './joinStatements'
import { BANK_FILE_BYTES_MAX, JUDGED_BYTES, judgeBankFile } from './judgeBankFile'

/**
 * `table`: rows and columns, for the importer of columns. A file with errors returns only errors. `encoding`: WHATWG name of the file's,
 * or the archive's first file's, encoding. `others`: files of an archive that are not statements. `fine`: number of lines without error
 * in a file with errors, which are not imported either.
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

/** The statements of one file, unchanged; errors are added to `errors`. */
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

/** With any error nothing is imported: a part of a file would be mistaken for all of it. */
function refusal(errors: BankFileError[], statements: readonly BankStatement[]): BankFileReading {
  const fine = statements.reduce((count, { lines, aside = [] }) => count + lines.length + aside.length, 0)
  return { kind: 'errors', errors, ...(fine > 0 && { fine }) }
}

const complete = (statements: readonly BankStatement[]) => joinStatements(statements).map(completeStatement)

/** All statements of an archive; if one cannot be read, the whole archive is refused, with the name of that file. */
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
 * The statements of a bank's file, recognised by content and not by name. Amounts are in minor units of the statement's currency;
 * `groupCurrency` is used for files without one. Statements without lines are included, as they have balances.
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
