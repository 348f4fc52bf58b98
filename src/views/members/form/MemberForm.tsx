import { useTranslation } from 'react-i18next'
import { useMemo, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Member, type CameBack, type MemberWrite, type MemberStatus } from '@contract/members'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useAppAbility } from '@/auth/Can'
import { saveMember, type MemberSave } from '@/redux/members'
import type { OwnField } from '@contract/members/ownFields'
import { useOwnValueText } from '@/shared/ownFields/ownValueText'
import { useToday } from '@/shared/dates/useToday'
import { useFormat } from '@/shared/dates/useFormat'
import { RecordForm, type RecordFormFrame } from '@/shared/records/RecordForm'
import { useRecordForm, type SaveOutcome } from '@/shared/records/useRecordForm'
import { readEmails, readPhones } from '@/shared/records/otherWays'
import { ClassField } from '@/views/members/fees/ClassField'
import { ContactFields, PersonalFields } from './ContactFields'
import {
  isBuiltIn,
  memberFormSchema,
  memberRules,
  newMemberValues,
  valuesOf,
  type MemberStart,
  type MemberValues,
} from './memberFormValues'
import { NameField } from './NameField'
import { OwnValueFields } from './OwnValueFields'
import { toOwnValues } from './ownValueForm'
import { useGroupSections } from '@/views/members/columns/useSectionLabel'
import { PositionFields } from './PositionFields'

/** Without empty lists. */
const withoutNone = ({ otherPhones, otherEmails }: Required<Pick<MemberWrite, 'otherPhones' | 'otherEmails'>>) => ({
  ...(otherPhones.length > 0 && { otherPhones }),
  ...(otherEmails.length > 0 && { otherEmails }),
})

interface LeavingState {
  status: MemberStatus
  /** The typed text; empty if there is none. */
  leftOn: string
}

interface MemberFormProps extends RecordFormFrame {
  /** The member to edit; without one the form adds. */
  member?: Member
  /** The group's, in its order. */
  ownFields: readonly OwnField[]
  /** What a form that adds begins with. */
  start?: MemberStart
  /** Called once the fields are valid: false prevents saving because something else on the screen is missing. */
  canSave?: (values: MemberWrite) => boolean
  /** What becomes of the last day of a former member who is one again; their form does not show that day. */
  cameBack?: CameBack | undefined
  onSaved: (member: Member, outcome: SaveOutcome) => void
  /** Additional parts of the group section; called with the form's current values. */
  placeExtras?: (leaving: LeavingState) => ReactNode
}

export function MemberForm(props: MemberFormProps) {
  const { member, ownFields, start, canSave, cameBack, onSaved, placeExtras, ...frame } = props
  const { t, i18n } = useTranslation('members')
  const { date } = useFormat()
  const keepsBooks = useAppAbility().can('manage', 'Finance')
  const today = useToday()
  const ownText = useOwnValueText()
  const groupSections = useGroupSections()
  const isFormer = member?.status === 'former'
  const schema = useMemo(() => memberFormSchema(ownFields, today, isFormer), [ownFields, today, isFormer])
  const kind = useMemo(() => ({ save: saveMember, rules: memberRules(ownFields), schema: Member }), [ownFields])
  const state = useRecordForm<MemberValues, MemberSave, Member, string>({
    area: 'members',
    fieldOf: (path) => path.replace('member.', '').replace(/^(ownValues\.[^.]+)$/, '$1.value'),
    kind,
    schema,
    record: member,
    defaultsOf: (record) => (record ? valuesOf(record, ownFields, i18n.language) : newMemberValues(ownFields, start)),
    toWrite: ({ ownValues, ...values }) => {
      const { otherPhones = '', otherEmails = '', ...rest } = values
      const ways = { otherPhones: readPhones(otherPhones).ways, otherEmails: readEmails(otherEmails).ways }
      const said = { ...rest, ...withoutNone(ways) }
      if (canSave?.(said) === false) return Promise.resolve(undefined)
      const back = isFormer && values.status !== 'former' && { leftOn: undefined, cameBack }
      const typing = { stored: member?.ownValues, today, language: i18n.language }
      return { ...said, ...back, ownValues: toOwnValues(ownFields, ownValues, typing) }
    },
    onSaved,
  })
  const bind = useBoundFields(state.form)
  const { control } = state.form
  const status = useWatch({ control, name: 'status' })
  const leftOn = useWatch({ control, name: 'leftOn' }) ?? ''

  const ownField = (id: string) => ownFields.find((known) => known.id === id)

  function read(record: MemberWrite, field: string): string {
    const own = ownField(field)
    if (own) return ownText(own, record.ownValues?.[field])
    if (!isBuiltIn(field)) return ''
    const value = record[field]
    if (value === undefined) return ''
    if (Array.isArray(value)) return value.map((way) => Object.values(way).join(': ')).join(', ')
    if (typeof value === 'object') return Object.values(value).join(', ')
    if (typeof value === 'number') return String(value)
    if (field === 'section') return groupSections.nameOf(record)
    if (field === 'status') return t(`statuses.${record.status}`)
    return ['joinedOn', 'leftOn', 'birthDate'].includes(field) ? date(value) : value
  }

  return (
    <RecordForm
      {...frame}
      className="form-wide"
      canAddAnother
      state={state}
      firstField="name"
      labelOf={(field) => (isBuiltIn(field) ? t(`fields.${field}`) : (ownField(field)?.name ?? ''))}
      read={read}
      deletedText={({ name }) => t('deletedText', { name })}
    >
      <div className="form-columns">
        <div>
          <FieldSection title={t('form.whoTitle')}>
            <NameField form={state.form} bind={bind} savedName={member?.name ?? ''} />
          </FieldSection>
          <PositionFields
            form={state.form}
            bind={bind}
            ownSections={groupSections.settings?.sections}
            hasLastDay={!!member && !isFormer}
          />
          {!member && keepsBooks && <ClassField bound={bind('feeClassId')} />}
          {placeExtras?.({ status, leftOn })}
          <PersonalFields bind={bind} />
        </div>
        <div>
          <ContactFields bind={bind} country={member?.address?.country} />
          {ownFields.length > 0 && <OwnValueFields fields={ownFields} bind={bind} stored={member?.ownValues} />}
        </div>
      </div>
    </RecordForm>
  )
}
