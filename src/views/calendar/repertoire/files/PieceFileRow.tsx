import { Download, FileMusic, FileText, Image, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PieceFile } from '@contract/calendar/pieceFiles'
import { IconButton } from '@/@core/components/IconButton'
import { saveFile } from '@/@core/files/saveFile'
import { failureOf } from '@/api/failure'
import { fetchPieceFile } from '@/redux/calendar/pieceFiles'
import { toastFailure } from '@/shared/failures/toastFailure'
import { sizeText } from '@/shared/files/sizeText'
import { partText } from './partOfName'

interface PieceFileRowProps {
  file: PieceFile
  /** Absent where it may not be changed. */
  onEdit?: () => void
  onRemove?: () => void
}

/** A file of a piece, saved by a press on it. */
export function PieceFileRow({ file, onEdit, onRemove }: PieceFileRowProps) {
  const { t, i18n } = useTranslation('pieces')
  const [isFetching, setFetching] = useState(false)
  const { name, parts, type, size } = file
  const OtherIcon = type.startsWith('image/') ? Image : FileMusic
  const Icon = type === 'application/pdf' ? FileText : OtherIcon

  async function save(): Promise<void> {
    setFetching(true)
    try {
      saveFile(name, await fetchPieceFile(file))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setFetching(false)
    }
  }

  const forWhom = parts === undefined ? t('files.everybody') : parts.map(partText).join(', ')
  return (
    <li>
      <button
        type="button"
        className="piece-file"
        aria-label={t('files.save', { name })}
        aria-busy={isFetching}
        disabled={isFetching}
        onClick={() => void save()}
      >
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        <span className="piece-file-words">
          <span className="piece-file-name">{name}</span>
          <span className="muted">
            {forWhom} · {sizeText(size, i18n.language)}
          </span>
        </span>
        <Download size={16} aria-hidden />
      </button>
      {onEdit && <IconButton icon={Pencil} size="sm" label={t('files.edit', { name })} onClick={onEdit} />}
      {onRemove && <IconButton icon={X} size="sm" label={t('files.remove', { name })} onClick={onRemove} />}
    </li>
  )
}
