import { Upload } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import './page.scss'

interface UploadFieldProps {
  label: string
  dropText: string
  hint: string
  /** For the browser's list: `image/png,.pdf`. It is a help, no guard. */
  accept: string
  isMany?: boolean
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** A place to drop files on; pressing it anywhere opens the browser's list of files. */
export function UploadField(props: UploadFieldProps) {
  const { label, dropText, hint, accept, isMany = false, disabled = false, onFiles } = props
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }

  return (
    // The handlers lend the label a reach for the pointer; what is pressed or focused is the input inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={`file-uploader-drop${isOver && !disabled ? ' is-over' : ''}${disabled ? ' is-disabled' : ''}`}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        // Without it the browser would open the file in place of the page.
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        className="visually-hidden"
        type="file"
        accept={accept}
        multiple={isMany}
        disabled={disabled}
        aria-describedby={hintId}
        onKeyDown={({ key, currentTarget }) => {
          // A file input opens with the space bar only; what looks like a button must open with Enter too.
          if (key === 'Enter') currentTarget.click()
        }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen once more.
          target.value = ''
          onFiles(files)
        }}
      />
      <Upload size={24} strokeWidth={1.5} aria-hidden />
      <span className="file-uploader-act">{label}</span>
      <span className="file-uploader-or" aria-hidden>
        {dropText}
      </span>
      <span className="form-text" id={hintId}>
        {hint}
      </span>
    </label>
  )
}
