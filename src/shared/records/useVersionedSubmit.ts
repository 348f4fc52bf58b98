import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf, type Failure } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'

interface Versioned {
  version: number
}

interface VersionedSubmitOptions<Values extends FieldValues, Stored extends Versioned> {
  form: SchemaForm<Values>
  /** The version that was read; absent for a new record. */
  version: number | undefined
  /** Writes the record under this version; throws the failure of the call. */
  save: (values: Values, version: number | undefined) => Promise<void>
  /** The schema of the record in a conflict. */
  schema: { safeParse: (current: unknown) => { success: true; data: Stored } | { success: false } }
  /** The message after a conflict: saving again overwrites their version. */
  conflictText: (theirs: Stored) => string
  /** What the server calls the form's fields by, with the dot: `rule.`. */
  prefix: string
  /** The message for failures that are neither a conflict nor about a field. */
  alertText?: (failure: Failure) => string | undefined
}

/**
 * Submits a dialog's form that changes one record. After a concurrent change a message is shown, and submitting again overwrites it.
 * Failures of the whole record are `alert`, those of fields are shown at the fields.
 */
export function useVersionedSubmit<Values extends FieldValues, Stored extends Versioned>({
  form,
  version: read,
  save,
  schema,
  conflictText,
  prefix,
  alertText,
}: VersionedSubmitOptions<Values, Stored>) {
  const [alert, setAlert] = useState<string | null>(null)
  const [version, setVersion] = useState(read)
  useDirtyWarning(form.formState.isDirty)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      await save(values, version)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = schema.safeParse(failure.current)
      const ownText = alertText?.(failure)
      if (failure.code === 'conflict' && theirs.success) {
        setVersion(theirs.data.version)
        setAlert(conflictText(theirs.data))
      } else if (ownText !== undefined) setAlert(ownText)
      else if (!form.showValidationErrors(failure.fields, prefix)) setAlert(unsentText(failure))
    }
  })
  return { submit, alert, setAlert }
}
