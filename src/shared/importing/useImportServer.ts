import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportServer } from '@/@core/import/wizard/importArea'
import type { ImportCalls } from '@/redux/imports'
import { useAppDispatch } from '@/redux/hooks'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'

export interface ImportAdapter<Item, Batch, Line> {
  toLine: (item: Item) => Line
  toBatch: (batch: { id: string; fileName: string; items: Item[] }) => Batch
  /** The name of the record that keeps a batch from being taken back, as it stands on the server. */
  nameOf: (current: unknown) => string
}

/** What the importer asks of the server, for one area. Both arguments are constants. */
export function useImportServer<Item, Batch, Line>(
  calls: ImportCalls<Batch, Line>,
  { toLine, toBatch, nameOf }: ImportAdapter<Item, Batch, Line>,
): ImportServer<Item> {
  const { t } = useTranslation('imports')
  const dispatch = useAppDispatch()
  return useMemo(
    () => ({
      findDuplicates: (items, onProgress) =>
        dispatch(calls.findDuplicates({ lines: items.map(toLine), onProgress })).unwrap(),
      save: (batch, onProgress) => dispatch(calls.save({ batch: toBatch(batch), onProgress })).unwrap(),
      undo: (id) => dispatch(calls.remove(id)).unwrap(),
      sentenceOf: (thrown) => failureText(failureOf(thrown)),
      undoSentenceOf: (thrown, name) => {
        const failure = failureOf(thrown)
        if (failure.code === 'not_found') return t('earlier.gone', { name })
        if (failure.code === 'conflict') return t('earlier.changed', { name: nameOf(failure.current) })
        return t('earlier.failed', { name, reason: failureText(failure) })
      },
    }),
    [calls, dispatch, t, toLine, toBatch, nameOf],
  )
}
