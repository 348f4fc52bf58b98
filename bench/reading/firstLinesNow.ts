import { fileColumns } from '@/@core/import/parsing/fileColumns'
import { mapInChunks } from '@/@core/import/parsing/inChunks'
import { linesOfTable } from '@/@core/import/parsing/linesOfTable'
import { parseTable } from '@/@core/import/parsing/parseTable'
import { initialFinanceAnswers } from '@/views/finances/importing/financeImportAnswers'
import { financeImportFields } from '@/views/finances/importing/financeImportFields'
import { financeLineReader } from '@/views/finances/importing/financeImportLines'
import { guessFinanceColumns } from '@/views/finances/importing/guessFinanceColumns'

/** Milliseconds from the bytes of a table to its first lines, as the screen reads them; of `count`. */
export async function timeFirstLines(bytes: Uint8Array, count: number): Promise<number> {
  const names = new Set(financeImportFields.flatMap((field) => field.names))
  const startedAt = performance.now()
  // What a worker hands over is copied.
  const table = structuredClone(parseTable(bytes, {}, names, () => undefined))
  const columns = fileColumns(table, guessFinanceColumns(table))
  const answers = { ...initialFinanceAnswers, category: 'other' }
  const { rows, read } = linesOfTable(table, financeLineReader(columns, answers, { code: 'BRL', digits: 2 }))
  const abort = new AbortController()
  return new Promise((resolve) => {
    const onFirst = () => {
      resolve(performance.now() - startedAt)
      abort.abort()
    }
    void mapInChunks(rows, read, { signal: abort.signal, onProgress: () => undefined, first: { count, onFirst } })
  })
}
