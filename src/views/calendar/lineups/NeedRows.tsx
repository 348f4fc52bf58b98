import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { INSTRUMENTS_MAX, instrumentKey } from '@contract/asking'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Lineups } from '@/redux/calendar/lineups'
import { useFormat } from '@/shared/dates/useFormat'
import { blankNeed, toNeedRows, type LineupValues } from './lineupForm'

interface NeedRowsProps {
  form: SchemaForm<LineupValues>
  /** What the group's active members play. */
  instruments: Lineups['instruments']
}

/** How many of each instrument, in the order of the score. */
export function NeedRows({ form, instruments }: NeedRowsProps) {
  const { t } = useTranslation('asking')
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
    return t('lineups.has', { shown: formatCount(has.reduce((sum, { count }) => sum + count, 0)) })
  }

  return (
    <>
      <ol className="need-rows">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <fieldset>
              <legend className="visually-hidden">{t('lineups.needOf', { number: index + 1 })}</legend>
              <TextField
                {...bind(`rows.${index}.instrument`)}
                label={t('lineups.instrument')}
                hint={hintOf(index)}
                list={listId}
                autoComplete="off"
                required
              />
              <TextField
                {...bind(`rows.${index}.count`)}
                className="need-count"
                label={t('lineups.count')}
                inputMode="numeric"
                autoComplete="off"
                required
              />
              <span className="tooltip-edge-end">
                <IconButton
                  icon={X}
                  label={t('lineups.removeNeed', { number: index + 1 })}
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
            {t('lineups.addNeed')}
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
            {t('lineups.takeAll')}
          </Button>
        )}
      </div>
      <output className="need-total tabular">
        {total > 0 && !isBlank && t('lineups.total', { shown: formatCount(total) })}
      </output>
    </>
  )
}
