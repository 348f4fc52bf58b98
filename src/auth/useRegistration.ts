import { useState, type BaseSyntheticEvent } from 'react'
import type { DefaultValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { InvitedRegistration, Registration } from '@contract/auth'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm, type SchemaForm } from '@/@core/hooks/useSchemaForm'
import { register } from '@/redux/authCalls'
import { useAppDispatch } from '@/redux/hooks'
import { failureOf, type Failure } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { openSession } from './syncSession'

interface RegistrationSource<Values extends Registration | InvitedRegistration> {
  schema: z.ZodMiniType<Values, Values>
  /** Keep the object. */
  defaults: DefaultValues<Values>
  /** Adds what no field asks for. */
  complete?: (values: Values) => Values
  /** The form's own name: nobody is signed in whose draft it could be. */
  name: string
  /** What is typed nowhere else than here. Keep the list. */
  secrets: readonly (keyof Values)[]
}

interface RegistrationForm<Values extends Registration | InvitedRegistration> {
  form: SchemaForm<Values>
  submit: (event: BaseSyntheticEvent) => Promise<void>
  alert: string | null
  isRestored: boolean
  clearDraft: () => void
  /** Where the link was sent that finishes it; null while the form is shown. */
  sentTo: string | null
  /** Back to what was typed. */
  change: () => void
}

/**
 * Either kind of registration: keeps what is typed, submits it, signs in, and puts what the server refuses at its field or above
 * the form.
 */
export function useRegistration<Values extends Registration | InvitedRegistration>(
  source: RegistrationSource<Values>,
): RegistrationForm<Values> {
  const { schema, defaults, complete = (values) => values, name, secrets } = source
  const dispatch = useAppDispatch()
  const form = useSchemaForm(schema, defaults)
  const draft = useFormDraft({ key: `anyone.${name}`, form, defaults, secrets })
  const [alert, setAlert] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      const registered = await register(complete(values))
      draft.clear()
      if ('sentTo' in registered) setSentTo(registered.sentTo)
      else openSession(dispatch, registered)
    } catch (thrown) {
      const failure = failureOf(thrown)
      // Sent again, it may be refused for what the form shows: the invitation was used meanwhile.
      if (!form.showValidationErrors(validationErrorsOf(failure))) setAlert(unsentText(failure))
      setSentTo(null)
    }
  })
  const change = () => setSentTo(null)
  return { form, submit, alert, isRestored: draft.isRestored, clearDraft: draft.clear, sentTo, change }
}

/** An address that has an account is no mistake in the field: its word is another than that of a taken document. */
function validationErrorsOf({ code, fields }: Failure): Record<string, string> {
  if (code === 'email_taken') return { email: 'email_taken' }
  return code === 'document_taken' ? { document: 'taken' } : fields
}
