import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { instrumentKey } from '@contract/invitees'
import { FieldNotes } from '@/@core/components/fields/Field'
import { fetchMemberGroups } from '@/redux/memberGroups'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import '@/@core/styles/customizer.scss'
import '@/@core/styles/pickedPeople.scss'

type GroupPicksProps = Pick<PicksProps<string>, 'chosen' | 'onChange' | 'error'>

/** The groups of people, with how many are in each now. */
export function GroupPicks(props: GroupPicksProps) {
  const { t } = useTranslation('invitees')
  const { count } = useFormat()
  const { answer } = useQuery(fetchMemberGroups, undefined)
  const options = (answer ?? []).map(({ memberGroup: { id, name }, peopleIds }) => ({
    value: id,
    label: `${name} (${count(peopleIds.length)})`,
  }))
  return <Picks {...props} legend={t('form.groups')} options={options} empty={answer && t('form.noGroups')} />
}

interface PicksProps<Value extends string> {
  legend: string
  chosen: Value[]
  onChange: (chosen: Value[]) => void
  options: readonly { value: Value; label: string }[]
  error: string | undefined
  /** Shown where there are no options. */
  empty?: ReactNode
}

/** Any number of a few; `horn` and `Horn` are one. */
export function Picks<Value extends string>({ legend, chosen, onChange, options, error, empty }: PicksProps<Value>) {
  const id = useId()
  const isChosen = (value: Value) => chosen.some((one) => instrumentKey(one) === instrumentKey(value))

  function toggle(value: Value): void {
    const others = chosen.filter((one) => instrumentKey(one) !== instrumentKey(value))
    onChange(isChosen(value) ? others : [...chosen, value])
  }

  return (
    <fieldset className="field-picks">
      <legend>{legend}</legend>
      <div className="choice-row">
        {options.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              checked={isChosen(value)}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={() => toggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {options.length === 0 && empty && <p className="form-text">{empty}</p>}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
