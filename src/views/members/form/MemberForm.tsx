import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Member, type MemberWrite, type MemberStatus } from '@contract/members'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useAppAbility } from '@/auth/Can'
import { MemberSave, saveMember } from '@/redux/members'
import { useFormat } from '@/shared/dates/useFormat'
import { RecordForm, type RecordFormFrame } from '@/shared/records/RecordForm'
import { useRecordForm, type SaveOutcome } from '@/shared/records/useRecordForm'
import { ClassField } from '@/views/members/fees/ClassField'
import { ContactFields } from './ContactFields'
import { memberRules, newMemberValues, valuesOf, type ConflictField, type MemberStart } from './memberFormValues'
import { NameField } from './NameField'
import { PositionFields } from './PositionFields'

const kind = { save: saveMember, rules: memberRules, schema: Member }

interface LeavingState {
  status: MemberStatus
  /** The typed text; empty if there is none. */
  leftOn: string
}

interface MemberFormProps extends RecordFormFrame {
  /** The member to edit; without one the form adds. */
  member?: Member
  /** What a form that adds begins with. */
  start?: MemberStart
  /** Called once the fields are valid: false prevents saving because something else on the screen is missing. */
  canSave?: (values: MemberWrite) => boolean
  onSaved: (member: Member, outcome: SaveOutcome) => void
  /** Additional parts of the group section; called with the form's current values. */
  placeExtras?: (leaving: LeavingState) => ReactNode
}

export function MemberForm({ member, start, canSave, onSaved, placeExtras, ...frame }: MemberFormProps) {
  const { t } = useTranslation('members')
  const { date } = useFormat()
  const keepsBooks = useAppAbility().can('manage', 'Finance')
  const state = useRecordForm<MemberSave, MemberSave, Member, ConflictField>({
    area: 'members',
    fieldOf: (path) => path.replace('member.', ''),
    kind,
    schema: MemberSave,
    record: member,
    defaultsOf: (record) => (record ? valuesOf(record) : newMemberValues(start)),
    toWrite: (values) => (canSave?.(values) === false ? Promise.resolve(undefined) : values),
    onSaved,
  })
  const bind = useBoundFields(state.form)
  const { control } = state.form
  const status = useWatch({ control, name: 'status' })
  const leftOn = useWatch({ control, name: 'leftOn' }) ?? ''

  function read(record: MemberWrite, field: ConflictField): string {
    const value = record[field]
    if (value === undefined) return ''
    if (typeof value === 'object') return `${value.name}, ${value.phone}`
    if (field === 'section') return t(`sections.${record.section}`)
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
      labelOf={(field) => t(`fields.${field}`)}
      read={read}
      deletedText={({ name }) => t('deletedText', { name })}
    >
      <div className="form-columns">
        <div>
          <FieldSection title={t('form.whoTitle')}>
            <NameField control={control} bind={bind} savedName={member?.name ?? ''} />
          </FieldSection>
          <PositionFields control={control} bind={bind} isNew={!member} />
          {!member && keepsBooks && <ClassField bind={bind} />}
          {placeExtras?.({ status, leftOn })}
        </div>
        <div>
          <ContactFields bind={bind} />
        </div>
      </div>
    </RecordForm>
  )
}
