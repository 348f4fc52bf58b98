import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PARTS_MAX, type Member } from '@contract/members'
import { HistoryStep, HistoryStepWrite, stepKinds } from '@contract/members/history'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveHistoryStep } from '@/redux/memberHistory'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { LeavingNote } from '@/views/members/leaving/LeavingNote'
import { historyStepSchema, historyStepValues, toStepRequest, type HistoryStepValues } from './historyStepForm'

interface HistoryStepDialogProps {
  member: Member
  /** The step to change; absent: a new one. */
  step?: HistoryStep | undefined
  /** All of the member's. */
  steps: readonly HistoryStep[]
  onSaved: (member: Member) => void
  onRemove?: (() => void) | undefined
  onClose: () => void
}

const parts = Array.from({ length: PARTS_MAX }, (_, at) => String(at + 1))

/** What happened, and on which day. */
export function HistoryStepDialog({ member, step, steps, onSaved, onRemove, onClose }: HistoryStepDialogProps) {
  const { t } = useTranslation('memberHistory')
  const [defaults] = useState(() => historyStepValues(step, steps, member))
  const others = useMemo(() => steps.filter(({ id }) => id !== step?.id), [steps, step])
  const schema = useMemo(() => historyStepSchema(others, member.birthDate), [others, member.birthDate])
  const form = useSchemaForm<HistoryStepValues>(schema, defaults)
  const bind = useBoundFields(form)
  const justThem = useMemo(() => [member], [member])
  const kind = useWatch({ control: form.control, name: 'kind' })

  const { submit, alert } = useVersionedSubmit({
    form,
    record: step,
    schema: HistoryStep,
    prefix: 'step.',
    conflictText: () => t('conflict'),
    goneText: () => t('gone'),
    save: async (values, target) => {
      const saved = await saveHistoryStep(HistoryStepWrite.parse(toStepRequest(values, target, member.id)))
      showToast.success(t('saved', { name: member.name }))
      onSaved(saved.member)
      onClose()
    },
  })

  const chosen = bind('kind')
  return (
    <FormDialog
      title={t(step ? 'change' : 'addTitle', { name: member.name })}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={onRemove}
      onClose={onClose}
    >
      <SelectField
        {...chosen}
        {...(form.formState.errors.kind?.message === 'taken' && { error: t('onceOnly') })}
        label={t('what')}
        options={stepKinds.map((value) => ({ value, label: t(`steps.${value}`) }))}
        required
      />
      <DateField {...bind('day')} label={t(`days.${kind}`)} hint={t(`hints.${kind}`)} required />
      {kind === 'left' && !step && <LeavingNote members={justThem} />}
      {kind === 'leave' && <DateField {...bind('until')} label={t('until')} hint={t('untilHint')} />}
      {kind === 'instrument' && (
        <div className="field-pair">
          <TextField {...bind('instrument')} label={t('instrument')} autoComplete="off" required />
          <SelectField
            {...bind('part')}
            label={t('part')}
            options={[{ value: '', label: t('noPart') }, ...parts.map((value) => ({ value, label: value }))]}
          />
        </div>
      )}
    </FormDialog>
  )
}
