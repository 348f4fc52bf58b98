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
  /** Of the record as it was read; none: it is added. */
  version: number | undefined
  /** Writes the record under this version; throws the failure of the call. */
  save: (values: Values, version: number | undefined) => Promise<void>
  /** Of the record as a conflict answers it. */
  schema: { safeParse: (current: unknown) => { success: true; data: Stored } | { success: false } }
  /** What to say once somebody else was faster: saving again writes over theirs. */
  conflictText: (theirs: Stored) => string
  /** What the server calls the form's fields by, with the dot: `rule.`. */
  prefix: string
  /** Of failures that are neither a conflict nor of a field of the form. */
  alertText?: (failure: Failure) => string | undefined
}

/**
 * Sends the form of a dialog that changes one record. Where somebody else changed it meanwhile, that is said, and sending it once
 * more decides. The whole record's failures are `alert`, those of its fields stand at the fields.
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
