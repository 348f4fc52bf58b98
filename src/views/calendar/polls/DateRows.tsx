import { CalendarPlus, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { POLL_DATES_MAX } from '@contract/calendar/polls'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { IconButton } from '@/@core/components/IconButton'
import { addDays } from '@contract/days'
import { useHolidays, yearsOf } from '@/views/calendar/holidays/useHolidays'
import { newRow, weekAfter, type DateRow } from './pollFormValues'

interface DateRowsProps {
  rows: readonly DateRow[]
  allDay: boolean
  onChange: (rows: DateRow[]) => void
  /** The error message of a field. */
  errorAt: (index: number, field: 'day' | 'to') => string | undefined
}

/** The dates to choose from, one under the other. The focus goes with what is added or taken away. */
export function DateRows({ rows, allDay, onChange, errorAt }: DateRowsProps) {
  const { t } = useTranslation('polls')
  const list = useRef<HTMLOListElement>(null)
  const [firstDay, lastDay] = yearsOf(rows.map(({ day }) => day))
  const holidaysOn = useHolidays(firstDay, lastDay)
  const isFull = rows.length >= POLL_DATES_MAX

  function focusRow(index: number): void {
    // Once the rows are drawn.
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>('input')?.focus())
  }

  const set = (index: number, change: Partial<DateRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))

  function insert(index: number, row: DateRow): void {
    onChange(rows.toSpliced(index, 0, row))
    focusRow(index)
  }

  function add(): void {
    const last = rows.at(-1)
    insert(rows.length, newRow(last && last.day !== '' ? addDays(last.day, 1) : '', last))
  }

  function remove(index: number): void {
    onChange(rows.toSpliced(index, 1))
    focusRow(Math.max(0, index - 1))
  }

  return (
    <>
      <ol ref={list} className="poll-rows">
        {rows.map((row, index) => {
          const number = index + 1
          return (
            <li key={row.id}>
              <fieldset>
                <legend className="visually-hidden">{t('dateOf', { number })}</legend>
                <DateField
                  label={t('day')}
                  value={row.day}
                  onChange={({ target }) => set(index, { day: target.value })}
                  hint={holidaysOn(row.day).join(', ')}
                  error={errorAt(index, 'day')}
                  required
                />
                {!allDay && (
                  <>
                    <DateField
                      type="time"
                      label={t('from')}
                      value={row.from}
                      onChange={({ target }) => set(index, { from: target.value })}
                      required
                    />
                    <DateField
                      type="time"
                      label={t('to')}
                      value={row.to}
                      onChange={({ target }) => set(index, { to: target.value })}
                      error={errorAt(index, 'to')}
                      required
                    />
                  </>
                )}
                <span className="poll-row-acts">
                  <IconButton
                    icon={CalendarPlus}
                    label={t('nextWeek', { number })}
                    disabled={isFull}
                    onClick={() => insert(index + 1, weekAfter(row))}
                  />
                  <IconButton icon={X} label={t('removeDate', { number })} onClick={() => remove(index)} />
                </span>
              </fieldset>
            </li>
          )
        })}
      </ol>
      {!isFull && (
        <Button size="sm" onClick={add}>
          <Plus size={15} aria-hidden />
          {t('addDate')}
        </Button>
      )}
    </>
  )
}
