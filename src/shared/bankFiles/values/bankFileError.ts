/** What can be wrong with a file; the sentences are in the texts of `bankFiles`. */
const bankFileErrorCodes = [
  'too_large',
  'doctype',
  'xml',
  'too_deep',
  'other_markup',
  'truncated',
  'no_statement',
  'currency',
  'line_currency',
  'date',
  'no_date',
  'amount',
  'decimals',
  'big',
  'sign',
  'balance',
  'posting',
] as const
type BankFileErrorCode = (typeof bankFileErrorCodes)[number]

export interface BankFileError {
  /** Of the file, from 1; 0 where it is of the file as a whole. */
  line: number
  code: BankFileErrorCode
  /** The text at that place, shortened to fit a sentence. */
  text?: string
  /** Its name in an archive of several; lines are counted in it. */
  file?: string
}

const TEXT_MAX = 40

/** Collects all errors, to report them at once. */
export interface BankFileErrors {
  list: BankFileError[]
  add: (line: number, code: BankFileErrorCode, text?: string) => void
}

export function collectErrors(): BankFileErrors {
  const list: BankFileError[] = []
  return {
    list,
    add: (line, code, text) => list.push({ line, code, ...(text !== undefined && { text: text.slice(0, TEXT_MAX) }) }),
  }
}
