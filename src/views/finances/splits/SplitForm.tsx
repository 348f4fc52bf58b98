import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { v7 as uuidv7 } from 'uuid'
import type { Finance } from '@contract/finances'
import { SPLIT_PARTS_MAX } from '@contract/finances/splits'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { takeFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { joinSplit, saveSplit } from '@/redux/finances/splits'
import { useFormat } from '@/shared/dates/useFormat'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { useMoney } from '@/shared/money/useMoney'
import { useUndo } from '@/shared/records/useUndo'
import { PartFields } from './PartFields'
import { amountOf, emptyPart, fieldOfSplit, splitSchema, startOfSplit, toSplit } from './splitForm'
import type { SharedValues, SplitValues } from './splitForm'
import './splits.scss'

interface SplitFormProps {
  /** Values of the entry's form, shared by all parts. */
  shared: SharedValues
  /** The entry that is split; absent: all parts are new. */
  original?: Finance
  onBack: () => void
  onSaved: (parts: Finance[]) => void
}

/** Divides a payment over several categories, events or members. */
export function SplitForm({ shared, original, onBack, onSaved }: SplitFormProps) {
  const { t } = useTranslation(['splits', 'finances', 'shell'])
  const { offerUndo } = useUndo()
  const money = useMoney()
  const { count, date } = useFormat()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const { alert, setAlert, refuse } = useFormAlert()
  const [splitId] = useState(() => uuidv7())
  const [defaults] = useState(() => startOfSplit(shared))
  const schema = useMemo(() => splitSchema(money), [money])
  const form = useSchemaForm<SplitValues>(schema, defaults, { hasOptionalInRows: true })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parts' })
  const parts = useWatch({ control: form.control, name: 'parts' })
  const addButton = useRef<HTMLButtonElement>(null)
  const [isDone, setDone] = useState(false)
  useDirtyWarning(!isDone)
  const total = amountOf(shared.amount, money)
  const rest = parts.reduce((left, { amount }) => left - amountOf(amount, money), total)
  const texts = { total: money.format(total), name: shared.description, shown: count(fields.length) }

  async function join([first, ...others]: Finance[]): Promise<void> {
    if (first === undefined || original === undefined) return
    const finance = { ...original, version: first.version }
    await joinSplit({ finance, parts: others.map(({ id, version }) => ({ id, version })) })
  }

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    if (rest !== 0) {
      setAlert(t('unsettled', texts))
      return
    }
    try {
      const made = await saveSplit(toSplit(values, { splitId, shared, original, money }))
      setDone(true)
      takeFormDraft(`${userId}.finances.${original?.id ?? 'new'}`, false)
      const undo = { run: () => join(made), done: t('joined', texts) }
      showToast.success(t('saved', texts), original && offerUndo(undo))
      onSaved(made)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const errors = Object.entries(failure.fields).map(([path, error]) => [fieldOfSplit(path), error])
      if (failure.code === 'conflict') setAlert(t('conflict'))
      else refuse(failure, () => form.showValidationErrors(Object.fromEntries(errors)))
    }
  })

  function takeRest(index: number): void {
    form.setValue(`parts.${index}.amount`, money.text(amountOf(parts[index]?.amount, money) + rest), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  function takeOff(index: number): void {
    addButton.current?.focus()
    remove(index)
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', {
          ...texts,
          kind: t(`finances:kinds.${shared.kind}`),
          description: shared.description,
          date: date(shared.date),
        })}
      />
      <Form className="form-wide" onSubmit={(event) => void submit(event)} noValidate>
        <div className="split-parts">
          {fields.map(({ id }, index) => (
            <PartFields
              key={id}
              form={form}
              index={index}
              onTakeRest={rest + amountOf(parts[index]?.amount, money) > 0 && rest !== 0 ? takeRest : undefined}
              onRemove={fields.length > 2 && index > 0 ? takeOff : undefined}
            />
          ))}
        </div>
        <Button
          ref={addButton}
          size="sm"
          disabled={fields.length >= SPLIT_PARTS_MAX}
          onClick={() => append(emptyPart())}
        >
          <Plus size={15} aria-hidden />
          {t('addPart')}
        </Button>
        <FormActions>
          {alert !== null && <FormAlert>{alert}</FormAlert>}
          <p className={`split-rest tabular${rest === 0 ? ' is-settled' : ''}`}>
            <output>
              {rest > 0 && t('rest', { amount: money.format(rest) })}
              {rest < 0 && t('over', { amount: money.format(-rest) })}
              {rest === 0 && t('settled', texts)}
            </output>
          </p>
          <Button type="submit" color="primary" isBusy={form.formState.isSubmitting}>
            {t('save', texts)}
          </Button>
          <Button color="ghost" disabled={form.formState.isSubmitting} onClick={onBack}>
            {t('back')}
          </Button>
        </FormActions>
        <p className="form-text">{t('receiptHint')}</p>
      </Form>
    </>
  )
}
