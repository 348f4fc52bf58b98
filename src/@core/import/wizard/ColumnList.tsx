import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Input } from '@/@core/components/fields/Input'
import type { ColumnSample, Mapping } from '@/@core/import/parsing/matchColumns'

interface ColumnListProps<Id extends string> {
  fields: readonly { id: Id; label: string }[]
  samples: readonly ColumnSample[]
  mapping: Mapping<Id>
  onAssign: (place: number, field: Id | '') => void
}

const SHOWN_VALUES = 3

/** Each column of the file, with a few of its values and what it holds. */
export function ColumnList<Id extends string>({ fields, samples, mapping, onAssign }: ColumnListProps<Id>) {
  const { t } = useTranslation('imports')
  const listId = useId()
  return (
    <Card tag="ul" className="column-list" aria-label={t('columns.list')}>
      {samples.map(({ name, values }, place) => {
        const shownName = name === '' ? t('columns.unnamed', { number: place + 1 }) : name
        const id = `${listId}-${place}`
        const held = mapping[place] ?? ''
        return (
          // Columns keep their place; two may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className={held === '' ? 'is-unused' : undefined}>
            <label htmlFor={id}>
              <span className="visually-hidden">{t('columns.holds', { name: shownName })}</span>
              <span aria-hidden>{shownName}</span>
            </label>
            <span className="column-values">
              {[...new Set(values)].slice(0, SHOWN_VALUES).join(' · ') || t('columns.noValues')}
            </span>
            <Input
              id={id}
              type="select"
              value={held}
              onChange={({ target }) => onAssign(place, fields.find((field) => field.id === target.value)?.id ?? '')}
            >
              <option value="">{t('columns.nothing')}</option>
              {fields.map((field) => (
                <option key={field.id} value={field.id}>
                  {field.label}
                </option>
              ))}
            </Input>
          </li>
        )
      })}
    </Card>
  )
}
