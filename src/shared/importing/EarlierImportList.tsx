import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { EarlierImports, type EarlierImport } from '@/@core/import/wizard/EarlierImports'
import type { ImportServer } from '@/@core/import/wizard/importArea'
import type { ImportCalls } from '@/redux/imports'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { Loaded } from '@/shared/records/Loaded'

/** The same two texts, by the number of matched lines. */
export interface LinesTexts {
  count: (lines: number) => string
  consequence: (lines: number) => string
}

interface EarlierImportListProps<Batch, Line, Item> {
  /** One of the constants of redux/imports. */
  calls: ImportCalls<Batch, Line, Item>
  server: ImportServer<Item>
  countText: (count: number) => string
  consequence: (count: number) => string
  linesTexts?: LinesTexts | undefined
  /** Called with the id of a removed import. */
  onTakenBack: (id: string) => void
  /** For existing records that an import changed. */
  updatesTexts?: LinesTexts | undefined
}

/** The imports of an area, newest first, without those that added nothing. */
export function EarlierImportList<Batch, Line, Item>(props: EarlierImportListProps<Batch, Line, Item>) {
  const { calls, server, countText, consequence, linesTexts, updatesTexts, onTakenBack } = props
  const { t } = useTranslation('imports')
  const format = useFormat()
  const load = useQuery(calls.list, undefined)
  const { answer, failure, reload } = load

  async function undoImport({ id, fileName: name }: EarlierImport): Promise<void> {
    try {
      await server.undo(id)
      onTakenBack(id)
      showToast.success(t('earlier.done', { name }))
    } catch (thrown) {
      showToast.error(server.undoSentenceOf(thrown, name))
    }
    reload()
  }

  if (failure || !answer) return <Loaded {...load} skeleton={null} />
  const imports = answer
    .filter(({ count, lines = 0, updated = 0 }) => count > 0 || lines > 0 || updated > 0)
    .map(({ id, fileName, count, lines, updated = 0, createdAt }) => {
      const added = lines === undefined ? countText(count) : (linesTexts?.count(lines) ?? '')
      const gone = lines === undefined ? consequence(count) : linesTexts?.consequence(lines)
      const isAdded = count > 0 || lines !== undefined
      return {
        id,
        fileName,
        note: [
          format.dateTime(createdAt),
          ...(isAdded ? [added] : []),
          ...(updated > 0 ? [updatesTexts?.count(updated)] : []),
        ].join(' · '),
        consequence: [isAdded && gone, updated > 0 && updatesTexts?.consequence(updated)].filter(Boolean).join(' '),
      }
    })
  return <EarlierImports imports={imports} onUndo={undoImport} />
}
