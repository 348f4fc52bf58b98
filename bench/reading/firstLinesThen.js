// Bundled within the sources of an earlier commit, whose modules have no types here: nothing was shown before all lines were read.
import { fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import { mapInChunks } from '@/@core/import/parsing/inChunks'
import { matchColumns } from '@/@core/import/parsing/matchColumns'
import { parseTable } from '@/@core/import/parsing/parseTable'
import { initialFinanceAnswers } from '@/views/finances/importing/financeImportAnswers'
import { financeImportFields } from '@/views/finances/importing/financeImportFields'
import { financeLineReader } from '@/views/finances/importing/financeImportLines'

export async function timeFirstLines(bytes) {
  const names = new Set(financeImportFields.flatMap((field) => field.names))
  const startedAt = performance.now()
  const table = structuredClone(parseTable(bytes, {}, names, () => undefined))
  const columns = fileColumns(table, matchColumns(financeImportFields, sampleColumns(table)))
  const read = financeLineReader(columns, { ...initialFinanceAnswers, category: 'other' }, 2)
  await mapInChunks(columns.rows, read, { signal: new AbortController().signal, onProgress: () => undefined })
  return performance.now() - startedAt
}
