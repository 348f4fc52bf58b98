import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LibraryPiece, type LibraryPieceWrite } from '@contract/calendar/pieces'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import type { ImportServer } from '@/@core/import/wizard/importArea'
import { ImportWizard } from '@/@core/import/wizard/ImportWizard'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { failureText } from '@/i18n/failureText'
import { selectUser } from '@/redux/auth'
import { fetchAllPieces, importPieces, undoPieceImport } from '@/redux/calendar/pieces'
import { useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { useCsvForm } from '@/shared/files/useCsvForm'
import { pieceFinder } from './pieceImportLines'
import { usePieceImportArea } from './usePieceImportArea'

/** A library's list becomes pieces of the repertoire. */
export function PieceImportPage() {
  const { t } = useTranslation('pieces')
  const format = useFormat()
  const csvLocale = useCsvForm().locale
  const userId = useAppSelector(selectUser)?.id ?? ''
  const area = usePieceImportArea()
  const server = usePieceImportServer()
  const counted = (count: number) => ({ count, shown: format.count(count) })
  return (
    <>
      <PageHeader
        title={t('import.title')}
        lead={t('import.lead')}
        back={<BackLink to={paths.repertoire} label={t('back')} />}
      />
      <ImportWizard
        csvLocale={csvLocale}
        area={area}
        server={server}
        storageKey={`${userId}.pieces.import`}
        texts={{
          confirm: (count) => t('import.confirm', counted(count)),
          added: (count) => t('import.added', counted(count)),
          see: t('import.see'),
          seePath: paths.repertoire,
        }}
      >
        {() => null}
      </ImportWizard>
    </>
  )
}

const findKnown = async () => pieceFinder(await fetchAllPieces({ state: 'all' }))

/** The importer's calls. What was said of a file is not kept: a library is read once. */
function usePieceImportServer(): ImportServer<LibraryPieceWrite> {
  const { t } = useTranslation(['pieces', 'imports'])
  const sent = useRef(new Map<string, LibraryPieceWrite[]>())
  return useMemo(
    () => ({
      findFormat: async () => ({ format: null, earlier: [] }),
      findDuplicates: async (items) => {
        const isKnown = await findKnown()
        return { duplicates: items.flatMap((item, place) => (isKnown(item) ? [place] : [])), probable: [] }
      },
      save: async ({ id, items, repeats }, onProgress) => {
        const isKnown = await findKnown()
        const added = items.filter((item, place) => repeats.includes(place) || !isKnown(item))
        if (added.length > 0) await importPieces({ pieces: added, ties: [] }, onProgress)
        sent.current.set(id, added)
        return { added: added.length, duplicates: items.length - added.length }
      },
      undo: (id) => undoPieceImport({ pieces: sent.current.get(id) ?? [], ties: [] }),
      sentenceOf: (thrown) => failureText(failureOf(thrown)),
      undoSentenceOf: (thrown, name) => {
        const failure = failureOf(thrown)
        const current = LibraryPiece.safeParse(failure.current).data
        if (failure.code === 'not_found') return t('imports:earlier.gone', { name })
        if (failure.code === 'conflict' && current) return t('imports:earlier.changed', { name: current.title })
        return t('imports:earlier.failed', { name, reason: failureText(failure) })
      },
    }),
    [t],
  )
}
