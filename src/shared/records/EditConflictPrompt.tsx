import { useState } from 'react'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import type { Side } from '@/@core/components/dialog/EditConflictDialog'
import type { EditConflict, EditConflictRules } from './editConflict'

const EditConflictDialog = lazyPart(
  loader(() => import('@/@core/components/dialog/EditConflictDialog')),
  (file) => file.EditConflictDialog,
)

interface EditConflictPromptProps<Write, Stored, Field> {
  conflict: EditConflict<Write, Stored>
  rules: EditConflictRules<Write, Stored, Field>
  labelOf: (field: Field) => string
  /** The value of a field, formatted for display. */
  read: (record: Write, field: Field) => string
  onChoose: (record: Write) => Promise<void>
  onDismiss: () => void
}

/** Asks about each field that two people changed differently, and saves the choices. */
export function EditConflictPrompt<Write, Stored extends Write, Field extends string>(
  props: EditConflictPromptProps<Write, Stored, Field>,
) {
  const { conflict, rules, labelOf, read, onChoose, onDismiss } = props
  const [isBusy, setBusy] = useState(false)

  const fields = rules.questionsOf(conflict).map(({ field, isMine }) => ({
    name: field,
    label: labelOf(field),
    mine: read(conflict.mine, field),
    theirs: read(conflict.theirs, field),
    suggested: isMine ? ('mine' as const) : ('theirs' as const),
  }))

  async function resolve(choice: Record<string, Side>): Promise<void> {
    setBusy(true)
    await onChoose(rules.merge(conflict, (field) => choice[field] === 'mine'))
    setBusy(false)
  }

  return (
    <EditConflictDialog
      isOpen
      fields={fields}
      isBusy={isBusy}
      onResolve={(choice) => void resolve(choice)}
      onCancel={onDismiss}
    />
  )
}
