import { useTranslation } from 'react-i18next'
import { inviteeKinds } from '@contract/invitees'
import { sections } from '@contract/members'
import { SelectField } from '@/@core/components/fields/SelectField'
import type { Instrumentations } from '@/redux/calendar/instrumentation'
import { PeoplePicker } from '@/shared/records/PeoplePicker'
import { GroupPicks, Picks } from '@/shared/records/Picks'
import type { InviteesValues } from './eventFormValues'
import { InstrumentPicks } from './InstrumentPicks'
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
  const set = (change: Partial<InviteesValues>) => onChange({ ...invitees, ...change })
  const errorOf = (list: InviteeList) => (validationErrorOf(list) === undefined ? undefined : t('form.noneChosen'))

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
        <InstrumentPicks
          chosen={invitees.instruments}
          onChange={(chosen) => set({ instruments: chosen })}
          played={instruments}
          error={errorOf('instruments')}
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
