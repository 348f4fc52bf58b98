import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { Group, GroupWrite, LATE_GRACE_USUAL, USUAL_REGION, addressings, comingKinds } from '@contract/group'
import { retentionIn } from '@contract/finances/retention'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { currencyOptions } from '@/i18n/options'
import { monthNames } from '@/i18n/monthNames'
import { writtenLanguageOf } from '@/i18n/language'
import { regionOptions } from '@/i18n/regions'
import { timeZoneOptions } from '@/i18n/timeZones'
import { GroupConflict } from './GroupConflict'
import { PagePicture } from './PagePicture'
import { selectUser } from '@/redux/auth'
import { saveGroup } from '@/redux/group'
import { useAppSelector } from '@/redux/hooks'
import { ClockNote } from '@/shared/dates/ClockNote'
import { useSettingsForm } from '@/shared/records/useSettingsForm'

const AUDIT_MONTHS = [6, 12, 24, 36, 60, 120]
const GRACE_MINUTES = [0, 5, 10, 15, 20, 30]
const PURGE_MONTHS = [1, 3, 6, 12, 24, 60]
/** Where who reads another language may also have to do with du and Sie. */
const germanRegions = ['DE', 'AT', 'CH', 'LI']
const REPLY_DAYS = [0, 1, 2, 3, 5, 7, 10, 14, 21]

/** The usual choices plus the stored value, which another client may have set. */
function choicesWith(usual: number[], stored: number | undefined): number[] {
  return [...new Set([...usual, ...(stored === undefined ? [] : [stored])])].toSorted((a, b) => a - b)
}

/**
 * Optional settings with their defaults. Absent fields are named too: the form library would treat a field missing from the defaults as
 * changed, so that leaving the page would warn.
 */
const withRule = (group: Group): Group => ({
  ...group,
  region: group.region ?? USUAL_REGION,
  purgeMonths: group.purgeMonths,
  requiresSecondFactor: group.requiresSecondFactor ?? false,
  lateGraceMinutes: group.lateGraceMinutes ?? LATE_GRACE_USUAL,
  finishDefault: group.finishDefault ?? 'present',
  replyDays: group.replyDays ?? 0,
  takesLateYes: group.takesLateYes ?? false,
  showsDues: group.showsDues ?? false,
  showsComing: group.showsComing ?? 'nothing',
  addressing: group.addressing ?? 'formal',
})

export function GroupForm({ group }: { group: Group }) {
  const { t, i18n } = useTranslation(['settings', 'security', 'checkin', 'invitees'])
  const [defaults, setDefaults] = useState(() => withRule(group))
  const form = useSchemaForm(GroupWrite, defaults)
  const userId = useAppSelector(selectUser)?.id ?? ''
  const draft = useFormDraft({ key: `${userId}.group`, form, defaults })
  const [isDraftTold, setDraftTold] = useState(draft.isRestored)
  const bind = useBoundFields(form)
  const [showsComing, showsDues] = useWatch({ control: form.control, name: ['showsComing', 'showsDues'] })
  const [asked, setAsked] = useState<Group | null>(null)
  const { isSubmitting, dirtyFields, defaultValues } = form.formState
  const kept = retentionIn(group.region)
  const speaksGerman = writtenLanguageOf(i18n.language) === 'de' || germanRegions.includes(group.region ?? '')
  const toOption = (count: number) => ({ value: String(count), label: t('group.months', { count }) })

  const { save, alert, setAlert, isBusy, conflict, dismissConflict } = useSettingsForm({
    form,
    prefix: 'group.',
    save: saveGroup,
    schema: Group,
    onSaved: (saved) => {
      beginWith(withRule(saved))
      showToast.success(t('group.saved'))
    },
  })
  /** Resets the form to the saved values, and deletes the draft. */
  function beginWith(stored: Group): void {
    form.reset(stored)
    draft.clear()
    setDefaults(stored)
    setDraftTold(false)
  }

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    // All amounts in the books would be read in the new currency, also those of closed months.
    if (dirtyFields.currency) setAsked(values)
    else await save(values)
  })

  return (
    <Form className="form-column form-grid" onSubmit={(event) => void submit(event)} noValidate>
      {isDraftTold && <DraftNote onDiscard={() => beginWith(defaults)} />}
      {alert && <FormAlert>{alert}</FormAlert>}
      <TextField {...bind('name')} label={t('group.name')} autoComplete="organization" required />
      <SelectField
        {...bind('currency')}
        label={t('group.currency')}
        hint={t('group.currencyHint')}
        options={currencyOptions(i18n.language)}
        required
      />
      <SelectField
        {...bind('timeZone')}
        label={t('group.timeZone')}
        hint={t('group.timeZoneHint')}
        options={timeZoneOptions(group.timeZone)}
        required
      />
      <ClockNote hasTable />
      <SelectField
        {...bind('region')}
        label={t('group.region')}
        hint={t('group.regionHint')}
        options={[
          { value: USUAL_REGION, label: t('group.regionUsual') },
          ...regionOptions(i18n.language, group.region),
        ]}
        required
      />
      <SelectField
        {...bind('seasonMonth')}
        {...form.register('seasonMonth', { valueAsNumber: true })}
        label={t('group.seasonMonth')}
        hint={t('group.seasonMonthHint')}
        options={monthNames(i18n.language).map((label, index) => ({ value: String(index + 1), label }))}
        required
      />
      <SelectField
        {...bind('auditMonths')}
        {...form.register('auditMonths', { valueAsNumber: true })}
        label={t('group.auditMonths')}
        hint={t('group.auditMonthsHint')}
        options={choicesWith(AUDIT_MONTHS, group.auditMonths).map(toOption)}
        required
      />
      <SelectField
        {...bind('purgeMonths')}
        {...form.register('purgeMonths', { setValueAs: (months: unknown) => (months ? Number(months) : undefined) })}
        label={t('group.purgeMonths')}
        hint={kept ? `${t('group.purgeMonthsHint')} ${t('group.booksKept', { ...kept })}` : t('group.purgeMonthsHint')}
        options={[
          { value: '', label: t('group.purgeNever') },
          ...choicesWith(PURGE_MONTHS, group.purgeMonths).map(toOption),
        ]}
        required
      />
      <SelectField
        {...bind('lateGraceMinutes')}
        {...form.register('lateGraceMinutes', { valueAsNumber: true })}
        label={t('checkin:group.grace')}
        hint={t('checkin:group.graceHint')}
        options={choicesWith(GRACE_MINUTES, group.lateGraceMinutes).map((count) => ({
          value: String(count),
          label: t('checkin:group.minutes', { count }),
        }))}
        required
      />
      <SelectField
        {...bind('finishDefault')}
        label={t('checkin:group.rest')}
        hint={t('checkin:group.restHint')}
        options={(['present', 'open'] as const).map((value) => ({ value, label: t(`checkin:group.${value}`) }))}
        required
      />
      <SelectField
        {...bind('replyDays')}
        {...form.register('replyDays', { valueAsNumber: true })}
        label={t('invitees:group.replyDays')}
        hint={t('invitees:group.replyDaysHint')}
        options={choicesWith(REPLY_DAYS, group.replyDays).map((count) => ({
          value: String(count),
          label: count === 0 ? t('invitees:group.untilStart') : t('invitees:group.days', { count }),
        }))}
        required
      />
      <CheckboxField
        {...bind('takesLateYes')}
        label={t('invitees:group.takesLateYes')}
        hint={t('invitees:group.takesLateYesHint')}
      />
      <SelectField
        {...bind('showsComing')}
        label={t('invitees:group.showsComing')}
        hint={t('invitees:group.showsComingHint')}
        options={comingKinds.map((value) => ({ value, label: t(`invitees:group.comings.${value}`) }))}
        required
      />
      <CheckboxField
        {...bind('showsDues')}
        label={t('invitees:group.showsDues')}
        hint={t('invitees:group.showsDuesHint')}
      />
      <PagePicture showsComing={showsComing ?? 'nothing'} showsDues={showsDues === true} />
      {speaksGerman && (
        <SelectField
          {...bind('addressing')}
          label={t('group.addressing')}
          hint={t('group.addressingHint')}
          options={addressings.map((value) => ({ value, label: t(`group.addressings.${value}`) }))}
          required
        />
      )}
      <CheckboxField
        {...bind('requiresSecondFactor')}
        label={t('security:group.label')}
        hint={t('security:group.hint')}
      />
      <FormActions>
        <Button type="submit" color="primary" isBusy={isSubmitting}>
          {t('group.save')}
        </Button>
      </FormActions>
      {asked && (
        <ConfirmDialog
          isOpen
          title={t('group.currencyTitle', { after: asked.currency })}
          confirmLabel={t('group.currencyConfirm', { after: asked.currency })}
          isBusy={isBusy}
          onConfirm={() => void save(asked).then(() => setAsked(null))}
          onCancel={() => setAsked(null)}
        >
          {t('group.currencyText', { before: defaultValues?.currency, after: asked.currency })}
        </ConfirmDialog>
      )}
      {conflict && (
        <GroupConflict
          {...conflict}
          isBusy={isBusy}
          onChoose={(choice) => void save(choice)}
          onCancel={dismissConflict}
        />
      )}
    </Form>
  )
}
