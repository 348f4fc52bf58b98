import { useRef, useState, type BaseSyntheticEvent } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm, type SchemaForm } from '@/@core/hooks/useSchemaForm'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import type { EditConflictRules } from './editConflict'
import { useRecordSave, type RecordKind, type RecordSave } from './useRecordSave'

export interface SaveOutcome {
  /** The person continues with another record. */
  isMore: boolean
  /** What someone else changed meanwhile is in it too. */
  isMerged: boolean
}

interface RecordFormOptions<
  Values extends FieldValues,
  Write extends object,
  Stored extends Write & { id: string },
  Field,
> {
  area: 'finances' | 'members' | 'calendar' | 'polls'
  /** The form's field for a path in the server's errors: `name` for `member.name`. */
  fieldOf: (path: string, values: Values) => string
  /** A module constant. */
  kind: RecordKind<Write, Stored, Field>
  schema: z.ZodMiniType<Values, Values>
  /** The record to edit; none while adding. */
  record: Stored | undefined
  /** What the form begins with. */
  defaultsOf: (record: Stored | undefined) => DefaultValues<Values>
  /** The data to send; undefined if a question came up and the person returned to the form. */
  toWrite: (values: Values) => Write | Promise<Write | undefined>
  onSaved: (saved: Stored, outcome: SaveOutcome) => void
}

export interface RecordFormState<Values extends FieldValues, Write, Stored, Field> {
  form: SchemaForm<Values>
  draft: ReturnType<typeof useFormDraft>
  /** Why it was not saved, where no field is to blame. */
  alert: string | null
  /** `isForMore`: the person continues with another record. */
  submit: (event: BaseSyntheticEvent, isForMore?: boolean) => Promise<void>
  isNew: boolean
  /** The last pressed button was the one that continues. */
  isMore: boolean
  rules: EditConflictRules<Write, Stored, Field>
  saving: RecordSave<Write, Stored>
}

/** The state of a record's form: values, draft, and the possible outcomes of a save. */
export function useRecordForm<
  Values extends FieldValues,
  Write extends object,
  Stored extends Write & { id: string },
  Field,
>(options: RecordFormOptions<Values, Write, Stored, Field>): RecordFormState<Values, Write, Stored, Field> {
  const { area, fieldOf, kind, schema, record, defaultsOf, toWrite, onSaved } = options
  const userId = useAppSelector(selectUser)?.id ?? ''
  // The record first read is the one that is edited, even if the screen reloads meanwhile.
  const [{ read, defaults }] = useState(() => ({ read: record, defaults: defaultsOf(record) }))
  const form = useSchemaForm<Values>(schema, defaults)
  const draft = useFormDraft({ key: `${userId}.${area}.${read?.id ?? 'new'}`, form, defaults })
  const { alert, setAlert, refuse } = useFormAlert()
  /** State for rendering the pressed button; the ref is for the submit that follows, which still runs with the previous render. */
  const [isMore, setMore] = useState(false)
  const wantsMore = useRef(false)
  const isSending = useRef(false)
  useDirtyWarning(draft.isDirty)

  const saving = useRecordSave(kind, {
    read,
    onSaved: (saved, isMerged) => {
      draft.clear()
      onSaved(saved, { isMore: wantsMore.current, isMerged })
    },
    onFailed: (failure) => {
      const values = form.getValues()
      const errors = Object.entries(failure.fields).map(([path, error]) => [fieldOf(path, values), error])
      refuse(failure, () => form.showValidationErrors(Object.fromEntries(errors)))
    },
  })

  async function send(values: Values): Promise<void> {
    const write = await toWrite(values)
    if (write !== undefined) await saving.save(write)
  }

  async function submit(event: BaseSyntheticEvent, isForMore = false): Promise<void> {
    // Enter pressed twice is faster than the busy button, and the second save would conflict with the first.
    if (isSending.current) {
      event.preventDefault()
      return
    }
    isSending.current = true
    wantsMore.current = isForMore
    setMore(isForMore)
    setAlert(null)
    await form.handleSubmit(send)(event)
    isSending.current = false
  }

  return { form, draft, alert, submit, isNew: read === undefined, isMore, rules: kind.rules, saving }
}
