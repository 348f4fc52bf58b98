import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '@/@core/components/fields/Input'
import type { MergeChoice, MergeRow } from './mergeRows'

interface MergeRowFieldProps {
  row: MergeRow
  names: readonly [string, string]
  chosen: MergeChoice
  onChoose: (choice: MergeChoice) => void
}

/** One field with the values of both records as radio cards, and a third one where both can be had. */
export function MergeRowField({ row, names, chosen, onChoose }: MergeRowFieldProps) {
  const { t } = useTranslation('duplicates')
  const name = useId()
  const { field, label, values, canJoin } = row
  return (
    <fieldset className="conflict-row">
      <legend>{label}</legend>
      {([0, 1] as const).map((side) => (
        <label key={side} className="conflict-side">
          <Input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span className="conflict-whose">{names[side]}</span>
          <span className={values[side] === '' ? 'muted' : undefined}>{values[side] || t('merge.empty')}</span>
        </label>
      ))}
      {canJoin && (
        <label className="conflict-side merge-both">
          <Input type="radio" name={name} checked={chosen === 'both'} onChange={() => onChoose('both')} />
          <span>{t(field === 'membership' ? 'merge.bothHistories' : 'merge.both')}</span>
        </label>
      )}
    </fieldset>
  )
}
