import { useState, type FormEvent } from 'react'
import { useNextFocus } from './useNextFocus'

// The field was opened by a press just before. Defined outside of the component: a new function would take the focus at each
// render.
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

interface NoteFieldProps {
  /** The stored note. */
  note: string | undefined
  max: number
  words: { label: string; add: string; change: string; save: string }
  /** Trimmed; empty removes the note. */
  onSave: (note: string) => void
}

/** A line of free text, opened by a press. */
export function NoteField({ note, max, words, onSave }: NoteFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const { want, take } = useNextFocus()

  function close(): void {
    want()
    setDraft(null)
  }

  function save(submitted: FormEvent): void {
    submitted.preventDefault()
    onSave(draft?.trim() ?? '')
    close()
  }

  if (draft === null)
    return (
      <p className="my-reason">
        {note !== undefined && <q>{note}</q>}
        <button ref={take} type="button" className="btn btn-link btn-sm" onClick={() => setDraft(note ?? '')}>
          {note === undefined ? words.add : words.change}
        </button>
      </p>
    )
  return (
    <form className="my-reason-form" onSubmit={save}>
      <input
        className="form-control"
        aria-label={words.label}
        placeholder={words.label}
        maxLength={max}
        value={draft}
        ref={takeFocus}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <button type="submit" className="btn btn-secondary">
        {words.save}
      </button>
    </form>
  )
}
