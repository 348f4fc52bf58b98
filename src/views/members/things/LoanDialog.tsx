import { useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { thingConditions } from '@contract/choices'
import { Loan, LoanWrite, type Thing } from '@contract/members/things'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { ComboField } from '@/@core/components/fields/ComboField'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { fetchThings, saveLoan } from '@/redux/things'
import { useQuery } from '@/redux/useQuery'
import { useToday } from '@/shared/dates/useToday'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { loanSchema, loanValues, newLoanValues, returnValues, toLoanRequest, type LoanValues } from './loanForm'
import { thingLabel } from './thingLabel'

/** Lends a thing, writes on what was lent, or takes it back. */
export type LoanTask =
  | { kind: 'lend'; thing?: Thing | undefined; memberId?: string | undefined }
  | { kind: 'change' | 'return'; thing: Thing; loan: Loan }

export interface LoanWords {
  thing: string
  member: string
}

interface LoanDialogProps {
  task: LoanTask
  /** Whose it is or becomes, where that is known. */
  memberName?: string | undefined
  /** `words`: the thing and whose it is, as they were chosen here or before. */
  onSaved: (loan: Loan, task: LoanTask, words: LoanWords) => void
  onRemove?: (() => void) | undefined
  onClose: () => void
}

export function LoanDialog({ task, memberName = '', onSaved, onRemove, onClose }: LoanDialogProps) {
  const { t } = useTranslation('things')
  const money = useMoney()
  const today = useToday()
  const loan = task.kind === 'lend' ? undefined : task.loan
  const [defaults] = useState(() => {
    if (task.kind === 'lend') return newLoanValues({ ...task, today })
    return task.kind === 'return' ? returnValues(task.loan, today, money) : loanValues(task.loan, money)
  })
  const [chosen, setChosen] = useState<Partial<LoanWords>>({})
  const words = { thing: task.thing ? thingLabel(task.thing) : '', member: memberName }
  const schema = useMemo(() => loanSchema(money, today, task.kind === 'return'), [money, today, task.kind])
  const form = useSchemaForm<LoanValues>(schema, defaults)
  const bind = useBoundFields(form)
  const { submit, alert } = useVersionedSubmit({
    form,
    record: loan,
    schema: Loan,
    prefix: 'loan.',
    conflictText: () => t('loanConflict'),
    save: async (values, target) => {
      const saved = await saveLoan(LoanWrite.parse(toLoanRequest(values, target, money)))
      onSaved(saved, task, { ...words, ...chosen })
      onClose()
    },
  })
  const conditions = [
    { value: '', label: t('noCondition') },
    ...thingConditions.map((value) => ({ value, label: t(`conditions.${value}`) })),
  ]
  const title =
    task.kind === 'return'
      ? t('returnTitle', words)
      : task.kind === 'change'
        ? t('changeLoan', words)
        : task.thing
          ? t('lendTitle', words)
          : t('lendTo', words)

  return (
    <FormDialog
      size="lg"
      title={title}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={onRemove}
      removeLabel={t('removeLoan')}
      onClose={onClose}
    >
      {task.kind === 'lend' && !task.thing && (
        <ThingChoice
          form={form}
          error={bind('thingId').error}
          onChoose={(thing) => {
            form.setValue('conditionLent', thing.condition ?? '')
            setChosen({ ...chosen, thing: thingLabel(thing) })
          }}
        />
      )}
      {task.kind === 'lend' && task.memberId === undefined && (
        <MemberChoice
          form={form}
          error={bind('memberId').error}
          onChoose={(member) => setChosen({ ...chosen, member })}
        />
      )}
      {task.kind !== 'return' && (
        <>
          <div className="field-pair">
            <DateField {...bind('since')} label={t('fields.since')} required />
            <DateField {...bind('until')} label={t('fields.until')} hint={t('hints.until')} />
          </div>
          <div className="field-pair">
            <AmountField
              control={form.control}
              name="deposit"
              label={t('fields.deposit')}
              hint={t('hints.deposit')}
              isOptional
            />
            <SelectField {...bind('conditionLent')} label={t('fields.conditionLent')} options={conditions} />
          </div>
        </>
      )}
      {(task.kind === 'return' || loan?.returnedOn !== undefined) && (
        <div className="field-pair">
          <DateField
            {...bind('returnedOn')}
            label={t('fields.returnedOn')}
            required={task.kind === 'return'}
            {...(task.kind === 'change' && { hint: t('hints.returnedOn') })}
          />
          <SelectField {...bind('conditionReturned')} label={t('fields.conditionReturned')} options={conditions} />
        </div>
      )}
      {task.kind === 'return' && loan?.deposit !== undefined && (
        <p>{t('depositBack', { amount: money.format(loan.deposit) })}</p>
      )}
      <TextField {...bind('note')} label={t('fields.note')} autoComplete="off" />
    </FormDialog>
  )
}

interface ChoiceProps {
  form: ReturnType<typeof useSchemaForm<LoanValues>>
  error: string | undefined
}

/** Of what nobody has. */
function ThingChoice({ form, error, onChoose }: ChoiceProps & { onChoose: (thing: Thing) => void }) {
  const { t } = useTranslation('things')
  const { answer, failure } = useQuery(fetchThings, undefined)
  const { field } = useController({ control: form.control, name: 'thingId' })
  const free = useMemo(() => answer?.flatMap(({ thing, lent }) => (lent ? [] : [thing])) ?? [], [answer])
  return (
    <ComboField
      options={free.map((thing) => ({ value: thing.id, label: thingLabel(thing) }))}
      isBusy={answer === null && failure === null}
      label={t('fields.thing')}
      value={field.value}
      onChange={(id) => {
        field.onChange(id)
        const chosen = free.find((thing) => thing.id === id)
        if (chosen) onChoose(chosen)
      }}
      error={error}
      listLabel={t('title')}
      placeholder={t('thingPlaceholder')}
      emptyText={t('noFreeThing')}
      required
    />
  )
}

function MemberChoice({ form, error, onChoose }: ChoiceProps & { onChoose: (name: string) => void }) {
  const { t } = useTranslation('things')
  const choices = useMemberChoices()
  const { field } = useController({ control: form.control, name: 'memberId' })
  return (
    <ComboField
      {...choices}
      label={t('fields.member')}
      value={field.value}
      onChange={(id) => {
        field.onChange(id)
        onChoose(choices.options.find(({ value }) => value === id)?.label ?? '')
      }}
      error={error}
      listLabel={t('fields.member')}
      placeholder={t('memberPlaceholder')}
      emptyText={t('noMember')}
      required
    />
  )
}
