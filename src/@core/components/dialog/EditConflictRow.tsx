import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '@/@core/components/fields/Input'
import type { EditConflictField, Side } from './EditConflictDialog'

interface EditConflictRowProps {
  field: EditConflictField
  chosen: Side
  onChoose: (side: Side) => void
}

const sides = ['mine', 'theirs'] as const

/** One field, its two values as a pair of radio cards. */
export function EditConflictRow({ field, chosen, onChoose }: EditConflictRowProps) {
  const { t } = useTranslation('forms')
  const name = useId()
  return (
    <fieldset className="conflict-row">
      <legend>{field.label}</legend>
      {sides.map((side) => (
        <label key={side} className="conflict-side">
          <Input type="radio" name={name} checked={side === chosen} onChange={() => onChoose(side)} />
          <span className="conflict-whose">{t(`conflict.${side}`)}</span>
          <span className={field[side] === '' ? 'muted' : undefined}>{field[side] || t('conflict.empty')}</span>
        </label>
      ))}
    </fieldset>
  )
}
