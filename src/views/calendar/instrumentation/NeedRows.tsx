import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { INSTRUMENTS_MAX, instrumentKey } from '@contract/invitees'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Instrumentations } from '@/redux/calendar/instrumentation'
import { useFormat } from '@/shared/dates/useFormat'
import { blankNeed, toNeedRows, type InstrumentationValues } from './instrumentationForm'

interface NeedRowsProps {
  form: SchemaForm<InstrumentationValues>
  /** What the group's active members play. */
  instruments: Instrumentations['instruments']
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

  function hintOf(index: number): string | undefined {
    const key = instrumentKey(rows[index]?.instrument ?? '')
    const has = instruments.filter(({ instrument }) => key !== '' && instrumentKey(instrument) === key)
    if (has.length === 0) return undefined
    return t('instrumentation.has', { shown: formatCount(has.reduce((sum, { count }) => sum + count, 0)) })
  }

  return (
    <>
      <ol className="need-rows">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <fieldset>
              <legend className="visually-hidden">{t('instrumentation.needOf', { number: index + 1 })}</legend>
              <TextField
                {...bind(`rows.${index}.instrument`)}
                label={t('instrumentation.instrument')}
                hint={hintOf(index)}
                list={listId}
                autoComplete="off"
                required
              />
              <TextField
                {...bind(`rows.${index}.count`)}
                className="need-count"
                label={t('instrumentation.count')}
                inputMode="numeric"
                autoComplete="off"
                required
              />
              <span className="tooltip-edge-end">
                <IconButton
                  icon={X}
                  label={t('instrumentation.removeNeed', { number: index + 1 })}
                  onClick={() => {
                    addButton.current?.focus()
                    remove(index)
                  }}
                />
              </span>
            </fieldset>
          </li>
        ))}
      </ol>
      <datalist id={listId}>
        {instruments.map(({ instrument }) => (
          <option key={instrument} value={instrument}>
            {instrument}
          </option>
        ))}
      </datalist>
      <div className="cluster">
        {rows.length < INSTRUMENTS_MAX && (
          <Button ref={addButton} size="sm" onClick={() => append(blankNeed)}>
            <Plus size={15} aria-hidden />
            {t('instrumentation.addNeed')}
          </Button>
        )}
        {isBlank && instruments.length > 0 && (
          <Button
            size="sm"
            onClick={() => {
              addButton.current?.focus()
              replace(toNeedRows(instruments.slice(0, INSTRUMENTS_MAX)))
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
