import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref, type SubmitEvent } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { CalendarEvent } from '@contract/calendar'
import { financeCategories, financeKinds, financeStatuses, type Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { DateField } from '@/@core/components/fields/DateField'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { AmountField } from '@/shared/money/AmountField'
import { failureOf } from '@/api/failure'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { selectUser } from '@/redux/auth'
import { saveFinance } from '@/redux/finances'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import {
  entryDraftKey,
  eventEntrySchema,
  newEventEntry,
  toEventEntry,
  type EventEntryValues,
  type OpenEntry,
} from './eventEntry'

interface EventEntryFormProps {
  event: CalendarEvent
  onSaved: (entry: Finance) => void
  onCancel: () => void
  ref?: Ref<OpenEntry>
}

/** The few fields of an entry that a concert's evening needs; all others are on the entry's own page. */
export function EventEntryForm({ event, onSaved, onCancel, ref }: EventEntryFormProps) {
  const { t } = useTranslation(['finish', 'finances', 'shell'])
  const dispatch = useAppDispatch()
  const money = useMoney()
  const { isoDay } = useFormat()
  const day = event.allDay ? event.start : isoDay(new Date(event.start))
  const schema = useMemo(() => eventEntrySchema(money), [money])
  const [defaults] = useState(() => newEventEntry(day))
  const form = useSchemaForm<EventEntryValues>(schema, defaults)
  const { alert, setAlert, refuse } = useFormAlert()
  const kind = useController({ control: form.control, name: 'kind' }).field
  const status = useController({ control: form.control, name: 'status' }).field
  const { setFocus } = form
  const bind = (name: 'description' | 'category' | 'date') => ({
    ...form.register(name),
    error: validationErrorText(t, form.validationErrorOf(name)),
  })

  const userId = useAppSelector(selectUser)?.id ?? ''
  const draft = useFormDraft({ key: entryDraftKey(userId, event.id), form, defaults, isDurable: true })
  useDirtyWarning(draft.isDirty)

  // One that opened by itself, for what was typed before, leaves the focus where it is.
  useEffect(() => {
    if (!draft.isRestored) setFocus('description')
  }, [draft.isRestored, setFocus])

  function leave(): void {
    draft.clear()
    onCancel()
  }

  async function save(values: EventEntryValues): Promise<boolean> {
    setAlert(null)
    try {
      const entry = await dispatch(saveFinance(toEventEntry(values, event.id, money))).unwrap()
      draft.clear()
      onSaved(entry)
      return true
    } catch (thrown) {
      const failure = failureOf(thrown)
      refuse(failure, () => form.showValidationErrors(failure.fields, 'finance.'))
      return false
    }
  }

  const element = useRef<HTMLFormElement>(null)
  /** Who only asked whether it is complete. */
  const asking = useRef<((values: EventEntryValues | null) => void) | null>(null)

  function submit(submitted: SubmitEvent<HTMLFormElement>): void {
    const answer = asking.current
    asking.current = null
    if (answer) void form.handleSubmit(answer, () => answer(null))(submitted)
    else void form.handleSubmit(async (values) => void (await save(values)))(submitted)
  }

  useImperativeHandle(ref, () => ({
    isTyped: draft.isDirty,
    check: () =>
      new Promise((resolve) => {
        asking.current = resolve
        element.current?.requestSubmit()
      }),
    save,
  }))

  return (
    <Form innerRef={element} className="event-entry" onSubmit={submit} noValidate>
      {draft.isRestored && <DraftNote onDiscard={leave} />}
      <ChoiceGroup
        legend={t('money.kind')}
        options={financeKinds.map((value) => ({ value, label: t(`finances:kinds.${value}`) }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      <TextField {...bind('description')} label={t('money.description')} autoComplete="off" required />
      <AmountField control={form.control} name="amount" label={t('money.amount')} />
      <SelectField
        {...bind('category')}
        label={t('money.category')}
        placeholder={t('money.categoryPlaceholder')}
        options={financeCategories.map((value) => ({ value, label: t(`finances:categories.${value}`) }))}
        required
      />
      <DateField {...bind('date')} label={t('finances:fields.date')} required />
      <ChoiceGroup
        legend={t('money.status')}
        options={financeStatuses.map((value) => ({ value, label: t(`finances:statuses.${value}`) }))}
        value={status.value}
        onChange={status.onChange}
      />
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <div className="cluster">
        <Button type="submit" isBusy={form.formState.isSubmitting}>
          {t('money.save')}
        </Button>
        <Button color="ghost" onClick={leave}>
          {t('shell:cancel')}
        </Button>
      </div>
    </Form>
  )
}
