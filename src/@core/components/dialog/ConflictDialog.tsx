import { lazy, Suspense, useState } from 'react'

const ConflictPanel = lazy(() => import('./ConflictPanel'))

export type Side = 'mine' | 'theirs'

/** A field in which what was typed and what is stored differ; both already formatted for reading. */
export interface ConflictField {
  name: string
  label: string
  mine: string
  theirs: string
  /** Chosen at first; where the person never touched the field, `theirs` is the right start. Default `mine`. */
  suggested?: Side
}

export interface ConflictDialogProps {
  isOpen: boolean
  fields: readonly ConflictField[]
  isBusy?: boolean
  /** For each field's name, whose value to keep. */
  onResolve: (choice: Record<string, Side>) => void
  onCancel: () => void
}

/** Someone else saved first: both versions side by side, and a choice for each field. Loads when it opens. */
export function ConflictDialog(props: ConflictDialogProps) {
  const [wasWanted, setWasWanted] = useState(props.isOpen)
  if (props.isOpen && !wasWanted) setWasWanted(true)
  if (!wasWanted) return null
  return (
    <Suspense fallback={null}>
      {/* Another conflict is another set of choices. */}
      <ConflictPanel key={props.fields.map(({ name, theirs }) => `${name}:${theirs}`).join()} {...props} />
    </Suspense>
  )
}
