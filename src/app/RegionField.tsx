import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'
import { usualRegion } from '@/i18n/dateLocale'
import { chooseRegion, useChosenRegion, useDateLocale, useFirstDayOfWeek } from '@/i18n/useDateLocale'

/** Countries with typical users and differing formats; others can choose a neighbour with the same formats. */
const REGIONS =
  'AO AR AT AU BE BR CA CH CL CO CV CZ DE DK ES FI FR GB HU IE IN IT JP LU MX MZ NL NO NZ PL PT PY SE US UY ZA'

const SUNDAY_MS = Date.UTC(2026, 10, 22)
const DAY_MS = 86_400_000
/** The day is above 12 and the time is in the evening, so that the order of day and month and the clock format are visible. */
const EXAMPLE_MS = Date.UTC(2026, 10, 24, 19, 30)

/** Selects the region whose date and time formats are used, independent of the language. */
export function RegionField() {
  const { t, i18n } = useTranslation('customizer')
  const { language } = i18n
  const chosen = useChosenRegion()
  const locale = useDateLocale()
  const firstDay = useFirstDayOfWeek()
  const { options, usual } = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const nameOf = (region: string) => names.of(region) ?? region
    return {
      usual: nameOf(usualRegion(language)),
      options: REGIONS.split(' ')
        .map((value) => ({ value, label: nameOf(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    }
  }, [language])
  const example = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const day = weekday.format(SUNDAY_MS + firstDay * DAY_MS)

  return (
    <SelectField
      label={t('region')}
      hint={t('regionExample', { example: example.format(EXAMPLE_MS), day })}
      placeholder={t('regionUsual', { region: usual })}
      options={options}
      value={chosen ?? ''}
      onChange={(event) => chooseRegion(event.target.value || null)}
      required
    />
  )
}
