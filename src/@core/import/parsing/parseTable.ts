import Papa, { type ParseResult } from 'papaparse'
import { decodeText } from './decodeText'
import { likelyEncoding } from './likelyEncoding'
import type { FileRow, FileTable, ReadOptions, ReadProgress } from './fileTable'
import { guessDelimiter, type Delimiter } from './guessDelimiter'
import { guessHeader } from './guessHeader'

/** Small enough for the progress bar to move, large enough that reporting it costs nothing. */
const CHUNK_CHARACTERS = 128 * 1024
const NO_QUOTES = '\0'

/**
 * One sign for every end of a line: programs that append to a file, or that were run over it twice, mix CRLF, LF and CR, and a parser
 * that guesses one for the whole file would run records into each other.
 */
function withOneLineEnd(text: string): string {
  return text.includes('\r') ? text.replace(/\r+\n|\r/g, '\n') : text
}

interface Raw {
  rows: FileRow[]
  hasOpenQuote: boolean
}

function parseText(text: string, delimiter: Delimiter, quoteChar: string, onProgress: ReadProgress): Raw {
  const raw: Raw = { rows: [], hasOpenQuote: false }
  let line = 1
  const config = {
    delimiter,
    quoteChar,
    newline: '\n' as const,
    chunkSize: CHUNK_CHARACTERS,
    chunk: ({ data, errors, meta }: ParseResult<string[]>) => {
      for (const cells of data) {
        if (cells.some((cell) => cell.trim() !== '')) raw.rows.push({ line, cells })
        line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0)
      }
      raw.hasOpenQuote ||= errors.some(({ code }) => code === 'MissingQuotes')
      onProgress(Math.min(1, meta.cursor / text.length))
    },
  }
  Papa.parse<string[]>(text, config)
  return raw
}

/**
 * Takes the bytes of a text file apart; what the options leave open is guessed. `knownNames`: names of columns (folded) by which
 * the row that holds them is known.
 */
export function parseTable(
  bytes: Uint8Array,
  { encoding: asked, delimiter: given }: ReadOptions,
  knownNames: ReadonlySet<string>,
  onProgress: ReadProgress,
): FileTable {
  const { encoding: likely, isDoubtful, samples } = likelyEncoding(bytes)
  const encoding = asked ?? likely
  const text = withOneLineEnd(decodeText(bytes, encoding))
  const delimiter = given ?? guessDelimiter(text)
  const quoted = parseText(text, delimiter, '"', onProgress)
  // A quote that never ends would swallow the rest of the file: in this one quotes are just characters.
  const { rows } = quoted.hasOpenQuote ? parseText(text, delimiter, NO_QUOTES, onProgress) : quoted
  const source = { kind: 'text' as const, encoding, delimiter, isDoubtful, samples }
  return { rows, source, headerPlace: guessHeader(rows, knownNames) }
}
