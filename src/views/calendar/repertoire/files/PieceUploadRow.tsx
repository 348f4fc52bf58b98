import { CircleAlert, RotateCw, Upload, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CountProgress } from '@/@core/components/feedback/CountProgress'
import { IconButton } from '@/@core/components/IconButton'
import type { Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { partText } from './partOfName'
import type { PieceUpload } from './usePieceUploads'

interface PieceUploadRowProps {
  upload: PieceUpload
  onRetry: (upload: PieceUpload) => void
  onDrop: (id: string) => void
}

/** A file on its way, or one that was not taken, with what can be done about it. */
export function PieceUploadRow({ upload, onRetry, onDrop }: PieceUploadRowProps) {
  const { t, i18n } = useTranslation('pieces')
  const labelId = useId()
  const { id, name, part, sent, failure } = upload
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(sent ?? 0)
  const isWorthRetrying = failure && failure.code !== 'too_large' && failure.code !== 'invalid'
  const Icon = failure ? CircleAlert : Upload

  function reasonOf({ code, fields }: Failure, other: string): string {
    if (code === 'too_large') return t('files.tooLarge')
    if (fields.file === 'bad_file_type') return t('files.otherType')
    if (fields.file === 'required') return t('files.empty')
    return fields.pieceId === 'too_many' ? t('files.tooMany') : other
  }

  return (
    <li className={failure ? 'is-refused' : ''}>
      <span className="piece-file">
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        {failure ? (
          <span className="piece-file-words" role="alert">
            {t('files.notAdded', { name, reason: reasonOf(failure, failureText(failure)) })}
          </span>
        ) : (
          <span className="piece-file-words">
            <span id={labelId} className="piece-file-name">
              {t('files.sending', { name })}
            </span>
            <span className="muted">{part ? partText(part) : t('files.everybody')}</span>
            <CountProgress
              labelledBy={labelId}
              done={Math.round((sent ?? 0) * 100)}
              of={100}
              text={sent === undefined ? t('files.waiting') : t('files.sentShare', { percent })}
            />
          </span>
        )}
      </span>
      {isWorthRetrying && (
        <IconButton icon={RotateCw} size="sm" label={t('files.retryOf', { name })} onClick={() => onRetry(upload)} />
      )}
      <IconButton
        icon={X}
        size="sm"
        label={t(failure ? 'files.drop' : 'files.stop', { name })}
        onClick={() => onDrop(id)}
      />
    </li>
  )
}
