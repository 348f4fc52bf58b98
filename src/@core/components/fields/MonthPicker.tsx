import { DayPicker, type Formatters, type Labels } from '@daypicker/react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateHabitsContext } from './dateHabits'
import '@daypicker/react/style.css'
import './monthPicker.scss'

export interface MonthPickerProps {
  /** `YYYY-MM-DD`; empty: none is chosen. */
  day: string
  min?: string | undefined
  max?: string | undefined
  onChoose: (day: string) => void
}

/** How far back a year can be chosen: somebody's birthday is in a form, too. */
const YEARS_BACK = 110
const YEARS_AHEAD = 10

const toDate = (day: string | undefined) =>
  day !== undefined && /^\d{4}-/.test(day) ? new Date(`${day}T12:00`) : undefined

const toDay = (date: Date) =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-')

/** A month to choose a day from, by keys as well (the grid pattern). */
export default function MonthPicker({ day, min, max, onChoose }: MonthPickerProps) {
  const { t } = useTranslation('shell')
  const { locale, firstDayOfWeek } = use(DateHabitsContext)
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options)
    return (date: Date) => format.format(date)
  }
  const whole = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const month = write({ month: 'long', year: 'numeric' })
  const formatters: Partial<Formatters> = {
    formatCaption: month,
    formatDay: (date) => String(date.getDate()),
    formatMonthDropdown: write({ month: 'long' }),
    formatYearDropdown: (date) => String(date.getFullYear()),
    formatWeekdayName: write({ weekday: 'narrow' }),
  }
  const labels: Partial<Labels> = {
    labelDayButton: whole,
    labelGridcell: whole,
    labelGrid: month,
    labelNav: () => t('dates.months'),
    labelNext: () => t('dates.nextMonth'),
    labelPrevious: () => t('dates.previousMonth'),
    labelMonthDropdown: () => t('dates.month'),
    labelYearDropdown: () => t('dates.year'),
    labelWeekday: write({ weekday: 'long' }),
  }
  const selected = toDate(day)
  const [first, last] = [toDate(min), toDate(max)]
  const [today] = useState(() => new Date())
  const year = today.getFullYear()
  return (
    <DayPicker
      mode="single"
      // It is opened by a press, and goes on by the arrows.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      noonSafe
      selected={selected}
      defaultMonth={selected ?? first ?? today}
      captionLayout="dropdown"
      startMonth={first ?? new Date(year - YEARS_BACK, 0)}
      endMonth={last ?? new Date(year + YEARS_AHEAD, 11)}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      weekStartsOn={firstDayOfWeek as 0 | 1 | 2 | 3 | 4 | 5 | 6}
      formatters={formatters}
      labels={labels}
      // The chosen day pressed again is chosen, not taken away.
      onSelect={(date, pressed) => onChoose(toDay(date ?? pressed))}
    />
  )
}
