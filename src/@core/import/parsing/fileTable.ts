import type { Delimiter } from './guessDelimiter'
import type { Encoding } from './decodeText'

export interface FileRow {
  /** Where it begins in the file, from 1. */
  line: number
  cells: readonly string[]
}

/** A parsed text file. Rows without any text are left out. */
export interface FileTable {
  rows: readonly FileRow[]
  encoding: Encoding
  delimiter: Delimiter
  /** Index in `rows` of the header, the row that names the columns; -1 without one. */
  headerPlace: number
}

/** `share`: how much of it is done, 0 to 1. */
export type ReadProgress = (share: number) => void

/** The person's corrections where the guess was wrong. */
export interface ReadOptions {
  encoding?: Encoding
  delimiter?: Delimiter
}
