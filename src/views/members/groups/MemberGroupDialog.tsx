import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import { instrumentKey } from '@contract/invitees'
import { memberStatuses, sections } from '@contract/members'
import { MemberGroup, MemberGroupWrite } from '@contract/members/memberGroups'
import { NO_OWN_VALUE, type OwnField } from '@contract/members/ownFields'
import { areOwn } from '@contract/sections'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { saveMemberGroup } from '@/redux/memberGroups'
import { fetchSections } from '@/redux/members'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { RulePeople } from './RulePeople'
import { PeoplePicker } from '@/shared/records/PeoplePicker'
import { Picks } from '@/shared/records/Picks'
import { memberGroupValues, toMemberGroup, type MemberGroupValues } from './memberGroupForm'

interface MemberGroupDialogProps {
  /** The one to change; absent: a new one. */
  group?: MemberGroup | undefined
  /** Who is in a new one to begin with. */
  memberIds?: readonly string[]
  onSaved: () => void
  onRemove?: (() => void) | undefined
  onClose: () => void
}

type Errors = Record<string, string>

/** The errors of what is typed, by the path in the record. */
function errorsIn(write: object): Errors {
  const parsed = MemberGroupWrite.safeParse(write)
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

/** Name of a group of people, and who is in it: chosen by hand, or by a rule. */
export function MemberGroupDialog({ group, memberIds, onSaved, onRemove, onClose }: MemberGroupDialogProps) {
  const { t } = useTranslation(['memberGroups', 'members', 'shell'])
  const [begun] = useState(() => memberGroupValues(group, memberIds))
  const [values, setValues] = useState(begun)
  const [target, setTarget] = useState(() => ({ id: group?.id ?? uuidv7(), version: group?.version }))
  const [errors, setErrors] = useState<Errors>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [isSubmitting, setSubmitting] = useState(false)
  const isDirty = JSON.stringify(values) !== JSON.stringify(begun)
  useDirtyWarning(isDirty)
  const set = (change: Partial<MemberGroupValues>) => {
    setErrors({})
    setValues({ ...values, ...change })
  }
  const errorOf = (path: string) => validationErrorText(t, errors[path])

  async function submit(): Promise<void> {
    const write = toMemberGroup(values, target)
    const wrong = errorsIn(write)
    setErrors(wrong)
    setAlert(null)
    if (Object.keys(wrong).length > 0 || isSubmitting) return
    setSubmitting(true)
    try {
      const { name } = await saveMemberGroup(write)
      showToast.success(t('saved', { name }))
      onSaved()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = MemberGroup.safeParse(failure.current)
      const named = Object.entries(failure.fields).map(([path, error]) => [path.replace('memberGroup.', ''), error])
      setErrors(Object.fromEntries(named))
      if (failure.code === 'conflict' && theirs.success) {
        setTarget({ id: theirs.data.id, version: theirs.data.version })
        setAlert(t('conflict'))
      } else if (named.length === 0) setAlert(unsentText(failure))
    }
    setSubmitting(false)
  }

  return (
    <FormDialog
      size="lg"
      title={group ? t('change', { name: group.name }) : t('add')}
      formState={{ isDirty, isSubmitting }}
      alert={alert}
      onSubmit={(event) => {
        event.preventDefault()
        return submit()
      }}
      onRemove={onRemove}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={values.name}
        onChange={({ target: { value } }) => set({ name: value })}
        error={errorOf('name')}
        autoComplete="off"
        required
      />
      <SelectField
        label={t('by')}
        value={values.by}
        onChange={({ target: { value } }) => set({ by: value === 'rule' ? 'rule' : 'hand' })}
        options={(['hand', 'rule'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        required
      />
      {values.by === 'hand' ? (
        <PeoplePicker
          ids={values.memberIds}
          onChange={(ids) => set({ memberIds: ids })}
          error={errorOf('memberIds')}
          removeLabel={(name) => t('takeOff', { name })}
        />
      ) : (
        <>
          <RuleFields values={values} set={set} errorOf={errorOf} />
          <RulePeople values={values} />
        </>
      )}
    </FormDialog>
  )
}

interface RuleFieldsProps {
  values: MemberGroupValues
  set: (change: Partial<MemberGroupValues>) => void
  errorOf: (path: string) => string | undefined
}

function RuleFields({ values, set, errorOf }: RuleFieldsProps) {
  const { t } = useTranslation(['memberGroups', 'members'])
  const fields = useQuery(fetchOwnFields, undefined).answer ?? []
  const own = fields.find(({ id }) => id === values.ownField)
  return (
    <>
      <p className="form-text">{t('ruleHint')}</p>
      <Picks
        legend={t('statuses')}
        chosen={values.statuses}
        onChange={(statuses) => set({ statuses })}
        options={memberStatuses.map((value) => ({ value, label: t(`members:statuses.${value}`) }))}
        error={undefined}
      />
      <PlayedFields values={values} set={set} />
      <div className="field-pair">
        <TextField
          label={t('ageFrom')}
          value={values.ageFrom}
          onChange={({ target: { value } }) => set({ ageFrom: value })}
          error={errorOf('rule.ageFrom')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          label={t('ageTo')}
          value={values.ageTo}
          onChange={({ target: { value } }) => set({ ageTo: value })}
          error={errorOf('rule.ageTo')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {fields.length > 0 && (
        <div className="field-pair">
          <SelectField
            label={t('ownField')}
            placeholder={t('noField')}
            value={values.ownField}
            onChange={({ target: { value } }) => set({ ownField: value, ownValue: '' })}
            options={fields.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {own && <OwnValueChoice field={own} value={values.ownValue} onChange={(ownValue) => set({ ownValue })} />}
        </div>
      )}
    </>
  )
}

/** By the group's own sections where it has them; families that a rule names from before stay to choose. */
function PlayedFields({ values, set }: Omit<RuleFieldsProps, 'errorOf'>) {
  const { t } = useTranslation(['memberGroups', 'members'])
  const { answer } = useQuery(fetchSections, undefined)
  if (!answer) return null
  const own = answer.settings.sections
  const hasOwn = areOwn(own)
  const [known, gone] = [own.map(({ id }) => id), t('goneSection')]
  const played = own.flatMap(({ instruments }) => instruments)
  const keys = new Set(played.map(instrumentKey))
  const others = values.instruments.filter((name) => !keys.has(instrumentKey(name)))
  return (
    <>
      {(hasOwn || values.ownSections.length > 0) && (
        <Picks
          legend={t('sections')}
          chosen={values.ownSections}
          onChange={(ownSections) => set({ ownSections })}
          options={[
            ...own.map(({ id, name, family }) => ({ value: id, label: name ?? t(`members:sections.${family}`) })),
            ...values.ownSections.filter((id) => !known.includes(id)).map((value) => ({ value, label: gone })),
          ]}
          error={undefined}
        />
      )}
      {(!hasOwn || values.sections.length > 0) && (
        <Picks
          legend={t(hasOwn ? 'families' : 'sections')}
          chosen={values.sections}
          onChange={(chosen) => set({ sections: chosen })}
          options={sections.map((value) => ({ value, label: t(`members:sections.${value}`) }))}
          error={undefined}
        />
      )}
      {played.length + others.length > 0 && (
        <Picks
          legend={t('instruments')}
          chosen={values.instruments}
          onChange={(instruments) => set({ instruments })}
          options={[...new Map([...played, ...others].map((name) => [instrumentKey(name), name])).values()].map(
            (value) => ({ value, label: value }),
          )}
          error={undefined}
        />
      )}
    </>
  )
}

interface OwnValueChoiceProps {
  field: OwnField
  value: string
  onChange: (value: string) => void
}

/** One of the field's values, as far as it lists them; else its words. */
function OwnValueChoice({ field, value, onChange }: OwnValueChoiceProps) {
  const { t } = useTranslation(['memberGroups', 'ownFields'])
  const { kind, options = [] } = field
  const yesNo = kind === 'consent' ? (['given', 'refused'] as const) : (['yes', 'no'] as const)
  if (kind === 'choice' || kind === 'yesNo' || kind === 'consent')
    return (
      <SelectField
        label={t('value')}
        placeholder={t('anyValue')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={[
          ...(kind === 'choice'
            ? options.map(({ id, name }) => ({ value: id, label: name }))
            : yesNo.map((word, at) => ({ value: at === 0 ? 'yes' : 'no', label: t(`ownFields:${word}`) }))),
          { value: NO_OWN_VALUE, label: t('noValue') },
        ]}
      />
    )
  return (
    <TextField
      label={t('value')}
      placeholder={t('anyValue')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="off"
    />
  )
}
