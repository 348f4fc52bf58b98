import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { v7 as newId } from 'uuid'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf, type Failure } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'

interface Versioned {
  id?: string
  version: number
}

/** Under which a record is saved. A new one has no version, and the same id however often it is sent. */
interface SavedTarget {
  id: string
  version?: number
}

const targetOf = ({ id, version }: Partial<Versioned> = {}): SavedTarget => ({
  id: id ?? newId(),
  ...(version !== undefined && { version }),
})

interface VersionedSubmitOptions<Values extends FieldValues, Stored extends Versioned> {
  form: SchemaForm<Values>
  /** As it was read; absent for a new one. */
  record: Versioned | undefined
  /** Writes the record; throws the failure of the call. */
  save: (values: Values, target: SavedTarget) => Promise<void>
  /** The schema of the record in a conflict. */
  schema: { safeParse: (current: unknown) => { success: true; data: Stored } | { success: false } }
  /** The message after a conflict: saving again overwrites their version. */
  conflictText: (theirs: Stored) => string
  /** The message where somebody removed the record: saving again adds it as a new one. Absent: a failure as others. */
  goneText?: () => string
  /** What the server calls the form's fields by, with the dot: `rule.`. */
  prefix: string
  /** Where the form has a field of the record under another path; both without the prefix. */
  fieldPath?: (path: string, values: Values) => string
  /** The message for failures that are neither a conflict nor about a field. */
  alertText?: (failure: Failure) => string | undefined
}

/**
 * Submits a dialog's form that changes one record. After a concurrent change a message is shown, and submitting again overwrites it.
 * Failures of the whole record are `alert`, those of fields are shown at the fields.
 */
export function useVersionedSubmit<Values extends FieldValues, Stored extends Versioned>({
  form,
  record,
  save,
  schema,
  conflictText,
  goneText,
  prefix,
  fieldPath = (path) => path,
  alertText,
}: VersionedSubmitOptions<Values, Stored>) {
  const [alert, setAlert] = useState<string | null>(null)
  const [target, setTarget] = useState(() => targetOf(record))
  useDirtyWarning(form.formState.isDirty)

  const errorsAt = (values: Values, fields: Failure['fields']) =>
    Object.fromEntries(
      Object.entries(fields).map(([path, error]) => [fieldPath(path.replace(prefix, ''), values), error]),
    )

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      await save(values, target)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = schema.safeParse(failure.current)
      const ownText = alertText?.(failure)
      if (failure.code === 'conflict' && theirs.success) {
        setTarget({ ...target, version: theirs.data.version })
        setAlert(conflictText(theirs.data))
      } else if (failure.code === 'not_found' && goneText !== undefined) {
        setTarget(targetOf())
        setAlert(goneText())
      } else if (ownText !== undefined) setAlert(ownText)
      else if (!form.showValidationErrors(errorsAt(values, failure.fields))) setAlert(unsentText(failure))
    }
  })
  return { submit, alert, setAlert }
}
