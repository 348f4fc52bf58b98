import { CircleAlert, CircleCheck, FileText, RotateCcw, Trash2, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Progress } from 'reactstrap'
import { IconButton } from '@/@core/components/IconButton'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { sizeText } from './sizeText'
import { texts } from './texts'
import type { UploadedFile } from './useUploads'

interface UploadListProps {
  files: readonly UploadedFile[]
  onStop: (id: string) => void
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

/** What was handed over, how far each is, and what can be done with it. */
export function UploadList({ files, onStop, onRetry, onRemove }: UploadListProps) {
  const words = useWords(texts)
  if (files.length === 0) return <p className="muted file-uploader-none">{words.none}</p>
  return (
    <ul className="file-uploader-list" aria-label={words.files}>
      {files.map((file) => (
        <UploadRow
          key={file.id}
          file={file}
          onStop={() => onStop(file.id)}
          onRetry={() => onRetry(file.id)}
          onRemove={() => onRemove(file.id)}
        />
      ))}
    </ul>
  )
}

const icons = { reading: FileText, stopped: FileText, done: CircleCheck, broken: CircleAlert }

interface UploadRowProps {
  file: UploadedFile
  onStop: () => void
  onRetry: () => void
  onRemove: () => void
}

function UploadRow({ file: { name, size, share, state }, onStop, onRetry, onRemove }: UploadRowProps) {
  const words = useWords(texts)
  const { i18n } = useTranslation('samples')
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share)
  const shownSize = sizeText(size, i18n.language)
  const said = {
    reading: words.progress.replace('{{percent}}', percent).replace('{{size}}', shownSize),
    done: words.ready.replace('{{size}}', shownSize),
    stopped: words.stopped,
    broken: words.broken.replace('{{percent}}', percent),
  }
  const nameId = useId()
  const Icon = icons[state]
  const isPaused = state === 'stopped' || state === 'broken'
  return (
    <li className={`is-${state}`}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div className="file-uploader-file">
        <span id={nameId} className="file-uploader-name">
          {name}
        </span>
        {state === 'reading' && (
          <Progress value={Math.round(100 * share)} barAriaLabelledBy={nameId} barAriaValueText={said.reading} />
        )}
        {/* Each step of the bar would be one too many to be read out. */}
        <span className="form-text tabular" role={state === 'reading' ? undefined : 'status'}>
          {said[state]}
        </span>
      </div>
      <div className="cluster tooltip-edge-end">
        {isPaused && <IconButton icon={RotateCcw} label={words.retry.replace('{{name}}', name)} onClick={onRetry} />}
        {state === 'reading' ? (
          <IconButton icon={X} label={words.stop.replace('{{name}}', name)} onClick={onStop} />
        ) : (
          <IconButton icon={Trash2} label={words.remove.replace('{{name}}', name)} onClick={onRemove} />
        )}
      </div>
    </li>
  )
}
