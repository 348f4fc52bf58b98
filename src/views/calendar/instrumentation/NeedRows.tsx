import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { INSTRUMENTS_MAX, instrumentKey, partName, type Needs } from '@contract/invitees'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Instrumentations } from '@/redux/calendar/instrumentation'
import { useFormat } from '@/shared/dates/useFormat'
import { blankNeed, readPart, rowsInScoreOrder, toNeedRows, type InstrumentationValues } from './instrumentationForm'

interface NeedRowsProps {
  form: SchemaForm<InstrumentationValues>
  /** What the group's active members play. */
  instruments: Instrumentations['instruments']
}

/** What an instrument has now: each part where everybody has one, else all together. */
function needsOf({ instrument, count, parts = [] }: Instrumentations['instruments'][number]): Needs {
  const isDivided = parts.reduce((sum, part) => sum + part.count, 0) === count
  return isDivided ? parts.map((part) => ({ instrument, ...part })) : [{ instrument, count }]
}

/** How many of each instrument, in the order of the score. */
export function NeedRows({ form, instruments }: NeedRowsProps) {
  const { t } = useTranslation('invitees')
  const { control } = form
  const bind = useBoundFields(form)
  const { count: formatCount } = useFormat()
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'rows' })
  const rows = useWatch({ control, name: 'rows' })
  const addButton = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const isBlank = rows.every(({ instrument }) => instrument.trim() === '')
  const total = rows.reduce((sum, { count }) => sum + (/^\d+$/.test(count) ? Number(count) : 0), 0)

  /** How many play it in the group. */
  function shownCount(index: number): string | undefined {
    const { instrument, part } = readPart(rows[index]?.instrument ?? '')
    const key = instrumentKey(instrument)
    const has = instruments.filter((one) => key !== '' && instrumentKey(one.instrument) === key)
    if (has.length === 0) return undefined
    const played = part === undefined ? has : has.flatMap(({ parts = [] }) => parts.filter((one) => one.part === part))
    return formatCount(played.reduce((sum, { count }) => sum + count, 0))
  }

  return (
    <>
      <table className="need-rows">
        <thead>
          <tr>
            <th scope="col">{t('instrumentation.instrument')}</th>
            <th scope="col">{t('instrumentation.count')}</th>
            <th scope="col" className="need-has">
              {t('instrumentation.hasTitle')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('instrumentation.columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ id }, index) => (
            <tr key={id}>
              <td>
                <TextField
                  {...bind(`rows.${index}.instrument`)}
                  label={t('instrumentation.instrument')}
                  list={listId}
                  autoComplete="off"
                  required
                />
              </td>
              <td>
                <TextField
                  {...bind(`rows.${index}.count`)}
                  className="need-count"
                  label={t('instrumentation.count')}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                />
              </td>
              <td className="need-has tabular">{shownCount(index)}</td>
              <td className="tooltip-edge-end">
                <IconButton
                  icon={X}
                  label={t('instrumentation.removeNeed', { number: index + 1 })}
                  onClick={() => {
                    addButton.current?.focus()
                    remove(index)
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <datalist id={listId}>
        {instruments
          .flatMap(({ instrument, parts = [] }) => [
            instrument,
            ...parts.map(({ part }) => partName({ instrument, part })),
          ])
          .map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </datalist>
      <div className="cluster">
        {rows.length < INSTRUMENTS_MAX && (
          <Button
            ref={addButton}
            size="sm"
            onClick={() => {
              replace(rowsInScoreOrder(rows, instruments))
              append(blankNeed)
            }}
          >
            <Plus size={15} aria-hidden />
            {t('instrumentation.addNeed')}
          </Button>
        )}
        {isBlank && instruments.length > 0 && (
          <Button
            size="sm"
            onClick={() => {
              addButton.current?.focus()
              replace(toNeedRows(instruments.flatMap(needsOf).slice(0, INSTRUMENTS_MAX)))
            }}
          >
            {t('instrumentation.takeAll')}
          </Button>
        )}
      </div>
      <output className="need-total tabular">
        {total > 0 && !isBlank && t('instrumentation.total', { shown: formatCount(total) })}
      </output>
    </>
  )
}
