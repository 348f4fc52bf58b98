import { useTranslation } from 'react-i18next'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { showToast } from '@/@core/components/feedback/showToast'
import { EarlierImports, type EarlierImport } from '@/@core/import/wizard/EarlierImports'
import type { ImportServer } from '@/@core/import/wizard/importArea'
import type { ImportCalls } from '@/redux/imports'
import { useQuery } from '@/redux/useQuery'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'

/** The same two, by how many lines were matched. */
export interface LinesTexts {
  count: (lines: number) => string
  consequence: (lines: number) => string
}

interface EarlierImportListProps<Batch, Line, Item> {
  /** One of the constants of redux/imports. */
  calls: ImportCalls<Batch, Line>
  server: ImportServer<Item>
  countText: (count: number) => string
  consequence: (count: number) => string
  linesTexts?: LinesTexts | undefined
}

/** An area's imports, newest first; those that brought nothing are left out. */
export function EarlierImportList<Batch, Line, Item>(props: EarlierImportListProps<Batch, Line, Item>) {
  const { calls, server, countText, consequence, linesTexts } = props
  const { t } = useTranslation('imports')
  const format = useFormat()
  const { answer, failure, reload, isLoading } = useQuery(calls.list, undefined)

  async function takeBack({ id, fileName: name }: EarlierImport): Promise<void> {
    try {
      await server.undo(id)
      showToast.success(t('earlier.done', { name }))
    } catch (thrown) {
      showToast.error(server.undoSentenceOf(thrown, name))
    }
    reload()
  }

  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  if (!answer) return null
  const imports = answer
    .filter(({ count, lines = 0 }) => count > 0 || lines > 0)
    .map(({ id, fileName, count, lines, createdAt }) => ({
      id,
      fileName,
      note: `${format.dateTime(createdAt)} · ${lines === undefined ? countText(count) : (linesTexts?.count(lines) ?? '')}`,
      consequence: lines === undefined ? consequence(count) : linesTexts?.consequence(lines),
    }))
  return <EarlierImports imports={imports} onTakeBack={takeBack} />
}
