import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'
import { readGroupRegion, usualRegion } from '@/i18n/dateLocale'
import { regionName, regionOptions } from '@/i18n/regions'
import { chooseRegion, useChosenRegion, useDateLocale, useFirstDayOfWeek } from '@/i18n/useDateLocale'

const SUNDAY_MS = Date.UTC(2026, 10, 22)
const DAY_MS = 86_400_000
/** The day is above 12 and the time is in the evening, so that the order of day and month and the clock format are visible. */
const EXAMPLE_MS = Date.UTC(2026, 10, 24, 19, 30)

/** Selects the region whose date and time formats are used, independent of the language. */
export function RegionField() {
  const { t, i18n } = useTranslation('customizer')
  const { language } = i18n
  const chosen = useChosenRegion()
  const ofGroup = readGroupRegion()
  const locale = useDateLocale()
  const firstDay = useFirstDayOfWeek()
  const options = useMemo(() => regionOptions(language), [language])
  const example = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const day = weekday.format(SUNDAY_MS + firstDay * DAY_MS)

  return (
    <SelectField
      label={t('region')}
      hint={t('regionExample', { example: example.format(EXAMPLE_MS), day })}
      placeholder={t(ofGroup === null ? 'regionUsual' : 'regionGroup', {
        region: regionName(language, ofGroup ?? usualRegion(language)),
      })}
      options={options}
      value={chosen ?? ''}
      onChange={(event) => chooseRegion(event.target.value || null)}
      required
    />
  )
}
