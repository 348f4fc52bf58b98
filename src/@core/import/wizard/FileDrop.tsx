import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface FileDropProps {
  /** For the file picker, beside tables. */
  accept: string | undefined
  label: string
  hint: string
  /** Takes the focus: it replaces the element that had it. */
  takesFocus: boolean
  onFile: (file: File) => void
}

const TABLES = '.xlsx,.csv,.txt,.tsv,text/csv,text/plain'

const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** A place to drop a file on; pressing it anywhere opens the browser's file picker. */
export function FileDrop({ accept, label, hint, takesFocus, onFile }: FileDropProps) {
  const { t } = useTranslation('imports')
  const hintId = useId()
  const [isOver, setOver] = useState(false)

  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    // The handlers lend the label a reach for the pointer; what is pressed or focused is the input inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={`file-drop${isOver ? ' is-over' : ''}`}
      onDragOver={(event) => {
        if (!hasFile(event)) return
        // Without it the browser would open the file in place of the page.
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={accept === undefined ? TABLES : `${TABLES},${accept}`}
        aria-describedby={hintId}
        onKeyDown={({ key, currentTarget }) => {
          // A file input opens with the space bar only; what looks like a button must open with Enter too.
          if (key === 'Enter') currentTarget.click()
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Without this, choosing the same file again after correcting it would fire no change event.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <FileUp size={28} strokeWidth={1.25} aria-hidden />
      <span className="file-drop-act">{label}</span>
      <span className="file-drop-or" aria-hidden>
        {t('file.drop')}
      </span>
      <span className="file-drop-hint" id={hintId}>
        {hint}
      </span>
    </label>
  )
}
