import { useState } from 'react'
import { lazyPart, loader } from '@/@core/components/lazyComponent'

const EditConflictPanel = lazyPart(
  loader(() => import('./EditConflictPanel')),
  (file) => file.default,
)

export type Side = 'mine' | 'theirs'

/** A field in which what was typed and what is stored differ; both already formatted for reading. */
export interface EditConflictField {
  name: string
  label: string
  mine: string
  theirs: string
  /** Chosen at first; where the person never touched the field, `theirs` is the right start. Default `mine`. */
  suggested?: Side
}

export interface EditConflictDialogProps {
  isOpen: boolean
  fields: readonly EditConflictField[]
  isBusy?: boolean
  /** For each field's name, whose value to keep. */
  onResolve: (choice: Record<string, Side>) => void
  onCancel: () => void
}

/** Someone else saved first: both versions side by side, and a choice for each field. Loads when it opens. */
export function EditConflictDialog(props: EditConflictDialogProps) {
  const [wasWanted, setWasWanted] = useState(props.isOpen)
  if (props.isOpen && !wasWanted) setWasWanted(true)
  if (!wasWanted) return null
  // The key starts the choices afresh when the other person has saved once more.
  return <EditConflictPanel key={props.fields.map(({ name, theirs }) => `${name}:${theirs}`).join()} {...props} />
}
