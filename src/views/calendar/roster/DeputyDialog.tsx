import { useCallback, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { DeputyWrite, type Deputy } from '@contract/calendar/deputies'
import type { Member } from '@contract/members'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { ComboField } from '@/@core/components/fields/ComboField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { useAppDispatch } from '@/redux/hooks'
import { saveDeputy } from '@/redux/calendar/roster'
import { findMember } from '@/redux/members'
import { listDeputyMembers } from '@/redux/calendar/deputyMembers'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useNameChoices } from '@/shared/records/useNameChoices'

interface DeputyDialogProps {
  eventId: string
  /** The deputy to change; absent: a new one. */
  deputy: Deputy | undefined
  /** Members who are invited already, as such or as deputies. */
  taken: ReadonlySet<string>
  onClose: () => void
}

/** A deputy: somebody from outside, or a former member or one on leave, invited to this event alone. */
export function DeputyDialog({ eventId, deputy, taken, onClose }: DeputyDialogProps) {
  const { t } = useTranslation(['roster', 'members', 'shell'])
  const dispatch = useAppDispatch()
  const [start] = useState((): DeputyWrite => deputy ?? { id: newId(), eventId, name: '' })
  const form = useSchemaForm<DeputyWrite>(DeputyWrite, start)
  const bind = useBoundFields(form)
  const { ref, value: memberId = '', onChange } = useController({ control: form.control, name: 'memberId' }).field
  const labelOf = useCallback(
    ({ id, name, instrument, status, email, birthDate }: Member, all: readonly Member[]) => {
      const hasNamesake = all.some((other) => other.name === name && other.id !== id)
      const beside = hasNamesake ? (email ?? birthDate?.slice(0, 4)) : undefined
      return [name, instrument, beside, t(`members:statuses.${status}`)].filter(Boolean).join(' · ')
    },
    [t],
  )
  const { options, ...source } = useNameChoices(listDeputyMembers, labelOf)
  const { alert, setAlert, refuse } = useFormAlert()

  /** Their record fills the fields in; what it does not know stays as it was typed. */
  async function choose(id: string): Promise<void> {
    onChange(id)
    if (id === '') return
    try {
      const { name, instrument, phone, email } = await findMember(id)
      const known = Object.entries({ name, instrument, phone, email })
      for (const [field, value] of known)
        if (value)
          form.setValue(field as 'name', value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      await dispatch(saveDeputy(values)).unwrap()
      showToast.success(t('deputySaved', { name: values.name }))
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      refuse(failure, () => form.showValidationErrors(failure.fields, 'deputy.'))
    }
  })

  return (
    <FormDialog
      title={deputy ? t('editDeputy', { name: deputy.name }) : t('addDeputy')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted">{t('deputyHint')}</p>
      <ComboField
        {...source}
        options={options.filter(({ value }) => value === deputy?.memberId || !taken.has(value))}
        ref={ref}
        value={memberId}
        chosenLabel={deputy?.memberId === memberId ? deputy.name : undefined}
        onChange={(id) => void choose(id)}
        label={t('deputyMember')}
        hint={t('deputyMemberHint')}
        listLabel={t('deputyMember')}
        placeholder={t('deputyMemberPlaceholder')}
        emptyText={t('deputyMemberNone')}
        error={validationErrorText(t, form.validationErrorOf('memberId'))}
      />
      <TextField {...bind('name')} label={t('deputyFields.name')} autoComplete="off" required />
      <TextField {...bind('instrument')} label={t('deputyFields.instrument')} autoComplete="off" />
      <TextField {...bind('phone')} label={t('deputyFields.phone')} type="tel" autoComplete="off" />
      <TextField {...bind('email')} label={t('deputyFields.email')} type="email" autoComplete="off" />
    </FormDialog>
  )
}
