import type { Delimiter } from './guessDelimiter'
import type { Encoding } from './decodeText'
import type { LikelyEncoding } from './likelyEncoding'

export interface FileRow {
  /** Where it begins in the file, from 1. */
  line: number
  cells: readonly string[]
  /** What a person wrote over the file, by field; the empty text leaves the field out. */
  mended?: Readonly<Record<string, string>>
}

export interface TextSource extends Pick<LikelyEncoding, 'isDoubtful' | 'samples'> {
  kind: 'text'
  encoding: Encoding
  delimiter: Delimiter
}

interface WorkbookSource {
  kind: 'workbook'
  /** The sheet that was read. */
  sheet: string
  /** All that hold anything, in the order of the workbook. */
  sheets: readonly string[]
}

/** A parsed text file or sheet of a workbook. Rows without any text are left out. */
export interface FileTable {
  rows: readonly FileRow[]
  source: TextSource | WorkbookSource
  /** Index in `rows` of the header, the row that names the columns; -1 without one. */
  headerPlace: number
  /** Of a zip archive: which of its files this is, and all that are tables. */
  archive?: { file: string; files: readonly string[] }
}

/** `share`: how much of it is done, 0 to 1. */
export type ReadProgress = (share: number) => void

/** The person's corrections where the guess was wrong, or the sheet that they want. */
export interface ReadOptions {
  encoding?: Encoding
  delimiter?: Delimiter
  sheet?: string
  /** Of a zip archive. */
  file?: string
}
