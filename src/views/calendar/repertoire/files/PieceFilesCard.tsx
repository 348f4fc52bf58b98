import { Paperclip } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { PieceFile, PieceFileWrite } from '@contract/calendar/pieceFiles'
import type { LibraryPiece } from '@contract/calendar/pieces'
import { FileButton } from '@/@core/components/FileButton'
import { PartError } from '@/@core/components/feedback/PartError'
import { showToast } from '@/@core/components/feedback/showToast'
import { useFileDrop } from '@/@core/hooks/useFileDrop'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { failureText } from '@/i18n/failureText'
import { fetchPieceFiles, removePieceFile, savePieceFile } from '@/redux/calendar/pieceFiles'
import { useQuery } from '@/redux/useQuery'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'
import { missingParts } from './missingParts'
import { partOfName, partText } from './partOfName'
import { PieceFileDialog } from './PieceFileDialog'
import { PieceFileRow } from './PieceFileRow'
import { PieceUploadRow } from './PieceUploadRow'
import { usePieceUploads } from './usePieceUploads'
import './pieceFiles.scss'

/** For the browser's file picker; the server checks the content. */
const ACCEPTED =
  'application/pdf,image/jpeg,image/png,image/webp,image/heic,audio/mpeg,audio/midi,.pdf,.jpg,.jpeg,.png,.webp,.heic,.mp3,.mid,.midi,.musicxml,.mxl,.xml'

/** As it was read, to be written again. */
const writeOf = ({ id, name, parts, version }: PieceFile): PieceFileWrite => ({
  id,
  name,
  ...(parts && { parts }),
  version,
})

/** Scores, parts and recordings of a piece: chosen or dropped, each for everybody or for certain parts. */
export function PieceFilesCard({ piece: { id, title, instrumentation } }: { piece: LibraryPiece }) {
  const { t, i18n } = useTranslation('pieces')
  const { offerUndo } = useUndo()
  const canChange = useAppAbility().can('manage', 'Event')
  const hintId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { answer, failure, isLoading, reload } = useQuery(fetchPieceFiles, id)
  const [edited, setEdited] = useState<PieceFile | null>(null)
  const { files = [], parts = [] } = answer ?? {}
  const { uploads, add, retry, drop } = usePieceUploads({
    pieceId: id,
    partOf: (name) => partOfName(name, title, parts),
    onSent: reload,
  })
  const addIfAllowed = useCallback((chosen: File[]) => canChange && add(chosen), [canChange, add])
  const { isOver, handlers } = useFileDrop(addIfAllowed)
  const missing = files.length === 0 ? [] : missingParts(parts, files, instrumentation)

  async function remove(file: PieceFile): Promise<void> {
    const { name } = file
    try {
      await removePieceFile(file.id)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return
    }
    // The focused button goes with its row.
    heading.current?.focus()
    const undo = { run: () => savePieceFile(writeOf(file)), done: t('files.restored', { name }), onSettled: reload }
    showToast.success(t('files.removed', { name }), offerUndo(undo))
    reload()
  }

  return (
    <Card
      tag="section"
      className={`piece-card piece-files${isOver && canChange ? ' is-over' : ''}`}
      aria-labelledby="piece-files"
      aria-busy={answer === null && failure === null}
      {...handlers}
    >
      <h2 id="piece-files" ref={heading} tabIndex={-1}>
        {t('files.title')}
      </h2>
      {failure && (
        <PartError
          text={t('files.loadFailed', { reason: failureText(failure) })}
          onRetry={reload}
          isRetrying={isLoading}
        />
      )}
      {answer && files.length === 0 && uploads.length === 0 && (
        <p className="muted">{t(canChange ? 'files.none' : 'files.noneReadOnly')}</p>
      )}
      {(files.length > 0 || uploads.length > 0) && (
        <ul>
          {files.map((file) => (
            <PieceFileRow
              key={file.id}
              file={file}
              {...(canChange && { onEdit: () => setEdited(file), onRemove: () => void remove(file) })}
            />
          ))}
          {uploads.map((upload) => (
            <PieceUploadRow key={upload.id} upload={upload} onRetry={retry} onDrop={drop} />
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className="piece-files-missing">
          {t('files.missing', { parts: new Intl.ListFormat(i18n.language).format(missing.map(partText)) })}
        </p>
      )}
      {canChange && (
        <div className="piece-files-inputs">
          <FileButton
            icon={Paperclip}
            label={t('files.choose')}
            accept={ACCEPTED}
            hintId={hintId}
            isMany
            onFiles={add}
          />
          <span className="muted" id={hintId}>
            <span className="piece-files-drop">{t('files.dropHint')}. </span>
            {t('files.hint')}
          </span>
        </div>
      )}
      {edited && <PieceFileDialog file={edited} parts={parts} onSaved={reload} onClose={() => setEdited(null)} />}
    </Card>
  )
}
