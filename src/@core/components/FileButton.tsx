import type { LucideIcon } from 'lucide-react'
import '@/@core/styles/fileButton.scss'

interface FileButtonProps {
  icon: LucideIcon
  label: string
  accept: string
  /** Of the text that says what is taken. */
  hintId: string
  isMany?: boolean
  isCamera?: boolean
  onFiles: (files: File[]) => void
}

/** A button that opens the browser's file picker. */
export function FileButton({ icon: Icon, label, accept, hintId, isMany, isCamera, onFiles }: FileButtonProps) {
  return (
    <label className="btn btn-secondary file-button">
      <input
        className="visually-hidden"
        type="file"
        accept={accept}
        multiple={isMany}
        {...(isCamera && { capture: 'environment' as const })}
        aria-describedby={hintId}
        onKeyDown={({ key, currentTarget }) => {
          // A file input opens with the space bar only; what looks like a button must open with Enter too.
          if (key === 'Enter') currentTarget.click()
        }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Without this, choosing the same file again would fire no change event.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Icon size={16} aria-hidden />
      {label}
    </label>
  )
}
