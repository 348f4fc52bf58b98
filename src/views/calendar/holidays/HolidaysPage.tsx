import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { HolidaySettings, OWN_HOLIDAYS_MAX, type HolidaySettingsAnswer } from '@contract/calendar/holidays'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useDateLocale } from '@/i18n/useDateLocale'
import { useLanguage } from '@/i18n/useLanguage'
import { changeHolidaySettings, fetchHolidaySettings } from '@/redux/calendar/holidays'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'
import { readOwnHolidays, writeOwnHolidays } from './ownHolidayLines'

/** Whose public holidays the calendar shows, and the group's own ones. */
export function HolidaysPage() {
  const { t } = useTranslation(['holidays', 'calendar'])
  const locale = useLanguage()
  const query = useMemo(() => ({ locale }), [locale])
  const load = useQuery(fetchHolidaySettings, query)
  const calendarPath = useCalendarPath()
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackLink to={calendarPath} label={t('calendar:back')} />}
      />
      <Loaded {...load} isKept>
        {(answer) => <HolidayForm key={answer.settings.version} answer={answer} onSaved={load.reload} />}
      </Loaded>
    </>
  )
}

interface HolidayValues {
  country: string
  state: string
  lines: string
}

interface HolidayFormProps {
  answer: HolidaySettingsAnswer
  onSaved: () => void
}

function HolidayForm({ answer: { settings, countries, states: stored }, onSaved }: HolidayFormProps) {
  const { t } = useTranslation('holidays')
  const dateLocale = useDateLocale()
  const { offerUndo } = useUndo()
  const [defaults] = useState((): HolidayValues => ({
    country: settings.country ?? '',
    state: settings.state ?? '',
    lines: writeOwnHolidays(settings.own, dateLocale),
  }))
  const schema = useMemo(
    () =>
      z.custom<HolidayValues>().check(({ value, issues }) => {
        const read = readOwnHolidays(value.lines, dateLocale)
        const message = 'error' in read ? 'bad_date' : read.own.length > OWN_HOLIDAYS_MAX ? 'too_many' : undefined
        if (message !== undefined) issues.push({ code: 'custom', input: value, path: ['lines'], message })
      }),
    [dateLocale],
  )
  const form = useSchemaForm<HolidayValues>(schema, defaults)
  const bind = useBoundFields(form)
  const { country, lines } = form.watch()
  const states = useStates(country === defaults.country ? '' : country, stored)
  const unread = readOwnHolidays(lines, dateLocale)
  const { submit, alert } = useVersionedSubmit({
    form,
    record: { version: settings.version },
    schema: HolidaySettings,
    prefix: 'settings.',
    conflictText: () => t('conflict'),
    fieldPath: (path) => (path.startsWith('own') ? 'lines' : path),
    save: async (values, { version = settings.version }) => {
      const read = readOwnHolidays(values.lines, dateLocale)
      const saved = await changeHolidaySettings({
        ...(values.country !== '' && { country: values.country }),
        ...(values.state !== '' && states.some(({ code }) => code === values.state) && { state: values.state }),
        own: 'own' in read ? read.own : [],
        version,
      })
      const back = () => changeHolidaySettings({ ...settings, version: saved.version })
      showToast.success(t('saved'), offerUndo({ run: back, onSettled: onSaved }))
      onSaved()
    },
  })

  return (
    <Form className="form-column" onSubmit={(event) => void submit(event)} noValidate>
      <div className="field-pair">
        <SelectField
          {...bind('country')}
          label={t('country')}
          hint={t('countryHint')}
          options={[
            { value: '', label: t('ofGroup') },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        {states.length > 0 && (
          <SelectField
            {...bind('state')}
            label={t('state')}
            options={[
              { value: '', label: t('wholeCountry') },
              ...states.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        )}
      </div>
      <p className="form-text">
        {t('credit')}{' '}
        <a href="https://github.com/commenthol/date-holidays" target="_blank" rel="noreferrer">
          date-holidays (CC BY-SA 3.0)
        </a>
      </p>
      <TextAreaField {...bind('lines')} label={t('own')} hint={t('ownHint')} rows={8} />
      {'error' in unread && <p className="form-text">{t('unread', { line: unread.error })}</p>}
      <FormActions>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button type="submit" color="primary" isBusy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  )
}

const fetchStates = async (query: Parameters<typeof fetchHolidaySettings>[0] | null) =>
  query === null ? null : fetchHolidaySettings(query)

/** Of another country than the stored one they are asked for. */
function useStates(country: string, stored: HolidaySettingsAnswer['states']): HolidaySettingsAnswer['states'] {
  const locale = useLanguage()
  const query = useMemo(() => (country === '' ? null : { locale, country }), [locale, country])
  const { answer } = useQuery(fetchStates, query)
  return query === null ? stored : (answer?.states ?? [])
}
