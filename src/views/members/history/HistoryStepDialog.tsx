import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import { PARTS_MAX, type Member } from '@contract/members'
import { HistoryStep, HistoryStepWrite, stepKinds } from '@contract/members/history'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { saveHistoryStep } from '@/redux/memberHistory'
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
  const [alert, setAlert] = useState<string | null>(null)
  /** Under which it is saved: made here once, so that sending the form twice adds one. */
  const [target, setTarget] = useState<{ id: string; version?: number }>(() => ({
    id: step?.id ?? uuidv7(),
    ...(step && { version: step.version }),
  }))
  const [defaults] = useState(() => historyStepValues(step, steps, member))
  const others = useMemo(() => steps.filter(({ id }) => id !== step?.id), [steps, step])
  const schema = useMemo(() => historyStepSchema(others, member.birthDate), [others, member.birthDate])
  const form = useSchemaForm<HistoryStepValues>(schema, defaults)
  const bind = useBoundFields(form)
  const justThem = useMemo(() => [member], [member])
  const kind = useWatch({ control: form.control, name: 'kind' })
  useDirtyWarning(form.formState.isDirty)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      const request = HistoryStepWrite.parse(toStepRequest(values, target, member.id))
      const saved = await saveHistoryStep(request)
      showToast.success(t('saved', { name: member.name }))
      onSaved(saved.member)
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = HistoryStep.safeParse(failure.current)
      const errors = Object.entries(failure.fields).map(([path, error]) => [path.replace(/^step\./, ''), error])
      if (failure.code === 'conflict' && theirs.success) {
        setTarget({ id: theirs.data.id, version: theirs.data.version })
        setAlert(t('conflict'))
      } else if (failure.code === 'not_found') {
        setTarget({ id: uuidv7() })
        setAlert(t('gone'))
      } else if (!form.showValidationErrors(Object.fromEntries(errors))) setAlert(unsentText(failure))
    }
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
