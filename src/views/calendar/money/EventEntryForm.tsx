import { useEffect, type SubmitEvent } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { financeCategories, financeKinds, financeStatuses } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { DateField } from '@/@core/components/fields/DateField'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { AmountField } from '@/shared/money/AmountField'
import type { EventEntryFormState } from './useEventEntryForm'

/** What was there when the books began came of no event. */
const eventCategories = financeCategories.filter((category) => category !== 'opening')

/** The few fields of an entry that a concert's evening needs; all others are on the entry's own page. */
export function EventEntryForm({ entryForm }: { entryForm: EventEntryFormState }) {
  const { t } = useTranslation(['finish', 'finances', 'shell'])
  const { form, alert, isRestored, save, cancel } = entryForm
  const kind = useController({ control: form.control, name: 'kind' }).field
  const status = useController({ control: form.control, name: 'status' }).field
  const { setFocus } = form
  const bind = (name: 'description' | 'category' | 'date') => ({
    ...form.register(name),
    error: validationErrorText(t, form.validationErrorOf(name)),
  })

  // A form that opened by itself, with a restored draft, does not take the focus.
  useEffect(() => {
    if (!isRestored) setFocus('description')
  }, [isRestored, setFocus])

  function submit(submitted: SubmitEvent<HTMLFormElement>): void {
    void form.handleSubmit(async (values) => void (await save(values)))(submitted)
  }

  return (
    <Form innerRef={form.element} className="event-entry" onSubmit={submit} noValidate>
      {isRestored && <DraftNote onDiscard={cancel} />}
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
        options={eventCategories.map((value) => ({ value, label: t(`finances:categories.${value}`) }))}
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
        <Button color="ghost" onClick={cancel}>
          {t('shell:cancel')}
        </Button>
      </div>
    </Form>
  )
}
