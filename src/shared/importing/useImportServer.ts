import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FORMAT_ANSWERS_MAX, SHAPE_MAX, type ImportHead } from '@contract/imports'
import type { ImportBatch, ImportServer } from '@/@core/import/wizard/importArea'
import type { ImportCalls } from '@/redux/imports'
import { useProbableText } from './useProbableText'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'

export interface ImportAdapter<Item, Batch, Line> {
  toLine: (item: Item) => Line
  toBatch: (batch: Omit<ImportBatch<Item>, 'format'> & Pick<ImportHead, 'format'>) => Batch
  /** The name, as stored on the server, of the record that prevents undoing an import. */
  nameOf: (current: unknown) => string
}

/** The importer's server calls for one area. Both arguments must be constants. */
export function useImportServer<Item, Batch, Line>(
  calls: ImportCalls<Batch, Line, Item>,
  { toLine, toBatch, nameOf }: ImportAdapter<Item, Batch, Line>,
): ImportServer<Item> {
  const { t } = useTranslation('imports')
  const probableText = useProbableText()
  return useMemo(
    () => ({
      // If the look-up fails, the file is treated as an unknown one: all is guessed, and nothing is lost.
      findFormat: (shape) => calls.findFormat(shape.slice(0, SHAPE_MAX)).catch(() => ({ format: null, earlier: [] })),
      findDuplicates: async (items, onProgress, shape) => {
        const found = await calls.findDuplicates(items.map(toLine), shape.slice(0, SHAPE_MAX), onProgress)
        return {
          duplicates: found.duplicates,
          ...(found.stored && { stored: found.stored }),
          probable: found.probable.map(({ line, ...probable }) => ({ place: line, note: probableText(probable) })),
        }
      },
      save: ({ format: { shape, columns, answers }, ...batch }, onProgress) => {
        const format = { shape: shape.slice(0, SHAPE_MAX), columns: [...columns], answers }
        const isKept = answers.length <= FORMAT_ANSWERS_MAX
        return calls
          .save(toBatch({ ...batch, ...(isKept && { format }) }), onProgress)
          .then(({ added, duplicates, import: { updated } }) => ({ added, duplicates, updated }))
      },
      undo: (id) => calls.remove(id),
      sentenceOf: (thrown) => {
        const failure = failureOf(thrown)
        const name = failure.code === 'conflict' && failure.current !== undefined ? nameOf(failure.current) : ''
        return name === '' ? failureText(failure) : t('preview.changedMeanwhile', { name })
      },
      undoSentenceOf: (thrown, name) => {
        const failure = failureOf(thrown)
        if (failure.code === 'not_found') return t('earlier.gone', { name })
        if (failure.code === 'conflict') return t('earlier.changed', { name: nameOf(failure.current) })
        return t('earlier.failed', { name, reason: failureText(failure) })
      },
    }),
    [calls, t, toLine, toBatch, nameOf, probableText],
  )
}
