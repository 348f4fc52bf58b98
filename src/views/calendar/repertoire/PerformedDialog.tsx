import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PerformedQuery } from '@contract/calendar/pieces'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { fetchPerformed } from '@/redux/calendar/pieces'
import { useRunQuery } from '@/redux/query'
import { useFormat } from '@/shared/dates/useFormat'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { CsvFormField } from '@/shared/files/CsvFormMenu'
import { useTableFile } from '@/shared/records/useTableFile'
import * as z from 'zod/mini'
import { performanceColumns, sumWorks, workSumColumns } from './performedFile'

const forms = ['performances', 'works'] as const
const PerformedValues = z.object({ ...PerformedQuery.shape, form: z.enum(forms) })
type PerformedValues = z.infer<typeof PerformedValues>

/** Spans that societies and groups count by: calendar years, and the group's seasons where those begin in another month. */
function usePresets() {
  const today = useToday()
  const firstMonth = useSeasonMonth()
  const years = [
    { id: 'year', ...seasonSpan(today, 1) },
    { id: 'lastYear', ...seasonSpan(today, 1, -1) },
  ] as const
  const seasons = [
    { id: 'season', ...seasonSpan(today, firstMonth) },
    { id: 'lastSeason', ...seasonSpan(today, firstMonth, -1) },
  ] as const
  return firstMonth === 1 ? years : [...years, ...seasons]
}

/** Saves what was performed in a period, for the society that looks after its rights. */
export function PerformedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['pieces', 'shell'])
  const { count, isoDay } = useFormat()
  const run = useRunQuery()
  const today = useToday()
  const [alert, setAlert] = useState<string | null>(null)
  const presets = usePresets()
  const form = useSchemaForm<PerformedValues>(PerformedValues, {
    ...seasonSpan(today, 1),
    form: 'performances',
  })
  const { setValue } = form
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] })
  const bind = useBoundFields(form)
  const { saveTable } = useTableFile({
    what: 'performed',
    title: t('performed.file'),
    doneText: (saved) => t('performed.saved', { count: saved, shown: count(saved) }),
  })
  const dayOf = ({ start, allDay }: { start: string; allDay: boolean }) => (allDay ? start : isoDay(new Date(start)))

  const submit = form.handleSubmit(async ({ from, to, form: kind }) => {
    setAlert(null)
    try {
      const performances = await run(fetchPerformed({ from, to }))
      if (performances.length === 0) return setAlert(t('performed.none'))
      const isSaved = await (kind === 'works'
        ? saveTable(sumWorks(performances, dayOf), workSumColumns(t), 'csv')
        : saveTable(performances, performanceColumns(t, dayOf), 'csv'))
      if (isSaved) onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!form.showValidationErrors(failure.fields)) setAlert(unsentText(failure))
    }
    return undefined
  })

  return (
    <FormDialog
      title={t('performed.title')}
      formState={form.formState}
      alert={alert}
      saveLabel={t('shell:exportCsv')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted">{t('performed.hint')}</p>
      <SelectField
        label={t('performed.period')}
        value={presets.find((one) => one.from === from && one.to === to)?.id ?? 'own'}
        options={[
          ...presets.map(({ id }) => ({ value: id, label: t(`performed.periods.${id}`) })),
          { value: 'own', label: t('performed.ownPeriod') },
        ]}
        required
        onChange={({ target }) => {
          const preset = presets.find(({ id }) => id === target.value)
          if (preset === undefined) return
          setValue('from', preset.from, { shouldValidate: true })
          setValue('to', preset.to, { shouldValidate: true })
        }}
      />
      <div className="field-pair">
        <DateField {...bind('from')} label={t('performed.from')} required />
        <DateField {...bind('to')} label={t('performed.to')} required />
      </div>
      <SelectField
        {...bind('form')}
        label={t('performed.form')}
        options={forms.map((value) => ({ value, label: t(`performed.forms.${value}`) }))}
        required
      />
      <CsvFormField />
    </FormDialog>
  )
}
