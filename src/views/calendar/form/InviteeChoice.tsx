import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inviteeKinds, instrumentKey } from '@contract/invitees'
import { sections } from '@contract/members'
import { FieldNotes } from '@/@core/components/fields/Field'
import { SelectField } from '@/@core/components/fields/SelectField'
import type { Instrumentations } from '@/redux/calendar/instrumentation'
import { fetchMemberGroups } from '@/redux/memberGroups'
import { useQuery } from '@/redux/useQuery'
import { PeoplePicker } from '@/shared/records/PeoplePicker'
import { useFormat } from '@/shared/dates/useFormat'
import '@/@core/styles/customizer.scss'
import type { InviteesValues } from './eventFormValues'
import './invitees.scss'

type InviteeKind = (typeof inviteeKinds)[number]
type InviteeList = 'sections' | 'instruments' | 'groupIds' | 'memberIds'

interface InviteeChoiceProps {
  /** Of the kind. */
  label: string
  invitees: InviteesValues
  onChange: (invitees: InviteesValues) => void
  /** What is wrong with a list, as the contract's word. */
  validationErrorOf: (list: InviteeList) => string | undefined
  /** Those to choose from; without them, all. */
  kinds?: readonly InviteeKind[]
  /** What the group's active members play; undefined while it is not known. */
  instruments: Instrumentations['instruments'] | undefined
}

/** The kind, and the list that it takes. */
export function InviteeChoice(props: InviteeChoiceProps) {
  const { label, invitees, onChange, validationErrorOf, kinds = inviteeKinds, instruments } = props
  const { t } = useTranslation(['invitees', 'members'])
  const { count } = useFormat()
  const set = (change: Partial<InviteesValues>) => onChange({ ...invitees, ...change })
  const errorOf = (list: InviteeList) => (validationErrorOf(list) === undefined ? undefined : t('form.noneChosen'))

  const had = (instruments ?? []).map(({ instrument, count: people }) => ({
    value: instrument,
    label: `${instrument} (${count(people)})`,
  }))
  const keys = had.map(({ value }) => instrumentKey(value))
  // Instruments that were chosen earlier and that nobody plays now.
  const others = invitees.instruments.filter((instrument) => !keys.includes(instrumentKey(instrument)))

  return (
    <>
      <SelectField
        name="asks.who"
        value={invitees.who}
        onChange={({ target }) => {
          const who = inviteeKinds.find((kind) => kind === target.value)
          if (who) set({ who })
        }}
        label={label}
        options={kinds.map((value) => ({ value, label: t(`form.whos.${value}`) }))}
        required
      />
      {invitees.who === 'sections' && (
        <Picks
          legend={t('form.sections')}
          chosen={invitees.sections}
          onChange={(chosen) => set({ sections: chosen })}
          options={sections.map((value) => ({ value, label: t(`members:sections.${value}`) }))}
          error={errorOf('sections')}
        />
      )}
      {invitees.who === 'instruments' && (
        <Picks
          legend={t('form.instruments')}
          chosen={invitees.instruments}
          onChange={(chosen) => set({ instruments: chosen })}
          options={[...had, ...others.map((value) => ({ value, label: value }))]}
          error={errorOf('instruments')}
          empty={instruments && t('form.noInstruments')}
        />
      )}
      {invitees.who === 'groups' && (
        <GroupPicks chosen={invitees.groupIds} onChange={(groupIds) => set({ groupIds })} error={errorOf('groupIds')} />
      )}
      {invitees.who === 'members' && (
        <PeoplePicker
          ids={invitees.memberIds}
          onChange={(memberIds) => set({ memberIds })}
          error={errorOf('memberIds')}
          removeLabel={(name) => t('form.removeMember', { name })}
        />
      )}
    </>
  )
}

type GroupPicksProps = Pick<PicksProps<string>, 'chosen' | 'onChange' | 'error'>

/** The groups of people, with how many are in each now. */
function GroupPicks(props: GroupPicksProps) {
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
function Picks<Value extends string>({ legend, chosen, onChange, options, error, empty }: PicksProps<Value>) {
  const id = useId()
  const isChosen = (value: Value) => chosen.some((one) => instrumentKey(one) === instrumentKey(value))

  function toggle(value: Value): void {
    const others = chosen.filter((one) => instrumentKey(one) !== instrumentKey(value))
    onChange(isChosen(value) ? others : [...chosen, value])
  }

  return (
    <fieldset className="invitee-picks">
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
