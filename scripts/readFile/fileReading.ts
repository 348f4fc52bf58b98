/** What Batuta makes of a file, as JSON: what a report of a file that is read wrong begins with. The shape stays. */
export interface FileReading {
  /** `ofx`, `camt053`, `mt940` …, `csv` or `xlsx`; `unknown` where it is none of them. */
  format: string
  /** Of its characters, by the names of the WHATWG, and of IANA for `ibm850` and `ibm437`; null of a workbook. */
  encoding: string | null
  /** Of a table, in its order: what each was taken for; null where it is left out. */
  columns?: { name: string; holds: string | null }[]
  /** All that is to be imported. `line`: where it begins in the file, from 1. */
  lines: MoneyLine[]
  /** With `--members` in place of the lines. */
  people?: ({ line: number } & Record<string, unknown>)[]
  /** Read, and left out unless the person wants it. */
  aside: { line: number; why: string; text: string }[]
  /** What is wrong, in the words of the screen; line 0 is the file as a whole. */
  refused: { line: number; error: string }[]
  /** In minor units; `agree`: the opening one with all lines is the closing one. Of several statements in `statements` alone. */
  balances?: StatedBalances
  /** Of a bank's file with more than one. */
  statements?: { account?: string; currency: string; lines: number; balances: StatedBalances }[]
  /** What the screen would ask; here the first choice that it offers was taken. */
  questions: { question: string; taken: string }[]
  /** What the reader left out or made of the file, in the words of the screen. */
  notes?: { line: number; note: string }[]
}

export interface MoneyLine {
  line: number
  /** `YYYY-MM-DD`. */
  day: string
  /** Signed, in minor units of the currency. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** Who paid or was paid, and their account, as the bank names them. */
  payer?: string
  payerAccount?: string
  /** Ours, as the file writes it. */
  account?: string
  text: string
  reference?: string
  /** The bank's own id of the posting. */
  id?: string
  /** What lines have in common that are parts of one booking of the bank. */
  batch?: string
}

export interface StatedBalances {
  opening?: number
  closing?: number
  agree?: boolean
}

export interface ReadOptions {
  /** Without it: by what the file looks like. */
  as?: 'bank' | 'members'
  /** ISO 4217, of the group: of a file that names none. */
  currency: string
}

/** `sentence`: why nothing of the file can be read, as the screen says it. */
export interface FileOutcome {
  reading: FileReading
  sentence?: string
}
