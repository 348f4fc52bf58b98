import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Form } from 'reactstrap'
import { financeCategories } from '@contract/choices'
import { DATEV_LENGTHS, DatevSettings, datevCharts, usualLengths } from '@contract/finances/datev'
import { Button } from '@/@core/components/Button'
import { EditConflictDialog } from '@/@core/components/dialog/EditConflictDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { paths } from '@/configs/paths'
import { unsentText } from '@/i18n/failureText'
import { monthNames } from '@/i18n/monthNames'
import { saveDatevSettings } from '@/redux/finances/datev'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useSettingsSave } from '@/shared/records/useSettingsSave'
import { AccountNumberField } from './AccountNumberField'
import { DatevValues, proposedNumbers, toSettings, toValues, type Numbered } from './datevForm'
import './datev.scss'

interface DatevSettingsFormProps extends Numbered {
  settings: DatevSettings | undefined
}

export function DatevSettingsForm({ settings, ...known }: DatevSettingsFormProps) {
  const { t, i18n } = useTranslation(['datev', 'finances'])
  const navigate = useNavigate()
  const { search } = useLocation()
  const seasonMonth = useSeasonMonth()
  const [alert, setAlert] = useState<string | null>(null)
  const form = useSchemaForm<DatevValues>(DatevValues, toValues(settings, known, seasonMonth))
  const bind = useBoundFields(form)
  useDirtyWarning(form.formState.isDirty)
  const { save, isBusy, conflict, dismissConflict } = useSettingsSave({
    save: saveDatevSettings,
    schema: DatevSettings,
    onSaved: (saved) => {
      form.reset(toValues(saved, known, seasonMonth))
      showToast.success(t('settings.saved'))
      void navigate(`${paths.datev}${search}`)
    },
    onFailed: (failure) => setAlert(unsentText(failure)),
  })
  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    await save(toSettings(values, known, settings?.version ?? 0))
  })

  function propose(): void {
    const chart = form.getValues('chart')
    form.setValue('accountLength', String(usualLengths[chart]), { shouldDirty: true })
    form.setValue('numbers', proposedNumbers(chart, known), { shouldDirty: true })
  }

  const numberField = (key: string, label: string) => (
    <AccountNumberField key={key} {...bind(`numbers.${key}`)} label={label} />
  )
  return (
    <Form className="form-wide" onSubmit={(event) => void submit(event)} noValidate>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <FieldSection title={t('settings.advisor')}>
        <div className="field-pair">
          <TextField
            {...bind('consultant')}
            label={t('settings.consultant')}
            hint={t('settings.consultantHint')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextField
            {...bind('client')}
            label={t('settings.client')}
            hint={t('settings.clientHint')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </div>
        <div className="field-pair">
          <SelectField
            {...bind('chart')}
            label={t('settings.chart')}
            hint={t('settings.chartHint')}
            options={datevCharts.map((value) => ({ value, label: `SKR ${value}` }))}
            required
          />
          <SelectField
            {...bind('accountLength')}
            label={t('settings.accountLength')}
            options={DATEV_LENGTHS.map((length) => ({ value: String(length), label: String(length) }))}
            required
          />
        </div>
        <SelectField
          {...bind('yearMonth')}
          label={t('settings.yearMonth')}
          options={monthNames(i18n.language).map((label, index) => ({ value: String(index + 1), label }))}
          required
        />
      </FieldSection>
      <FieldSection title={t('settings.money')}>
        <div className="datev-numbers">{known.accounts.map(({ id, name }) => numberField(id, name))}</div>
      </FieldSection>
      <FieldSection title={t('settings.categories')}>
        <p className="muted">{t('settings.categoriesHint')}</p>
        <p className="muted">{t('settings.source')}</p>
        <p>
          <Button size="sm" onClick={propose}>
            {t('settings.propose')}
          </Button>
        </p>
        <div className="datev-numbers">
          {financeCategories.flatMap((category) => [
            numberField(category, t(`finances:categories.${category}`)),
            ...known.subcategories
              .filter((own) => own.category === category)
              .map(({ id, name }) => numberField(id, `${t(`finances:categories.${category}`)}: ${name}`)),
          ])}
        </div>
      </FieldSection>
      <FormActions>
        <Button type="submit" color="primary" isBusy={form.formState.isSubmitting}>
          {t('settings.save')}
        </Button>
      </FormActions>
      {conflict && (
        <EditConflictDialog
          isOpen
          isBusy={isBusy}
          fields={[
            {
              name: 'all',
              label: t('settings.title'),
              mine: summaryOf(conflict.mine),
              theirs: summaryOf(conflict.theirs),
            },
          ]}
          onCancel={dismissConflict}
          onResolve={({ all }) => {
            const { mine, theirs } = conflict
            // With the version of the other person's change.
            void save({ ...(all === 'mine' ? mine : theirs), version: theirs.version })
          }}
        />
      )}
    </Form>
  )
}

const summaryOf = ({ consultant, client, chart, lines, accounts }: DatevSettings) =>
  [consultant, client, `SKR ${chart}`, ...[...accounts, ...lines].map(({ number }) => number)].join(', ')
