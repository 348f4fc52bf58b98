import { useMemo, useRef, useState, type BaseSyntheticEvent } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { Finance } from '@contract/finances'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { useMoney } from '@/shared/money/useMoney'
import { selectUser } from '@/redux/auth'
import { saveFinance } from '@/redux/finances'
import { useAppSelector } from '@/redux/hooks'
import { useRecordSave } from '@/shared/records/useRecordSave'
import { financeRules } from './financeConflict'
import { financeFormSchema, toFinanceWrite, valuesOf, type FinanceFormValues } from './financeFormValues'

const finances = { save: saveFinance, rules: financeRules, schema: Finance }

export interface FinanceSaved {
  finance: Finance
  /** The person goes on to add another. */
  isMore: boolean
  /** What someone else changed meanwhile is in it too. */
  isMerged: boolean
}

export interface FinanceFormOptions {
  /** The entry to edit; without one the form adds. */
  finance?: Finance
  /** What a new entry begins with. */
  start?: DefaultValues<FinanceFormValues>
  onSaved: (saved: FinanceSaved) => void
}

/** What stands behind the form: values, draft, and the ways in which a save can end. */
export function useFinanceForm({ finance, start, onSaved }: FinanceFormOptions) {
  const userId = useAppSelector(selectUser)?.id ?? ''
  const money = useMoney()
  // What was read at first is what is edited, even where the screen asks again meanwhile.
  const [{ read, defaults }] = useState(() => ({
    read: finance,
    defaults: finance ? valuesOf(finance, money) : (start ?? {}),
  }))
  const schema = useMemo(() => financeFormSchema(money), [money])
  const form = useSchemaForm<FinanceFormValues>(schema, defaults)
  const draft = useFormDraft({ key: `${userId}.finances.${read?.id ?? 'new'}`, form, defaults })
  const { alert, setAlert, refuse } = useFormAlert()
  const isMore = useRef(false)
  const isSending = useRef(false)
  useDirtyWarning(draft.isDirty)

  const saving = useRecordSave(finances, {
    read,
    onSaved: (saved, isMerged) => {
      draft.clear()
      onSaved({ finance: saved, isMore: isMore.current, isMerged })
    },
    onFailed: (failure) => refuse(failure, () => form.showValidationErrors(failure.fields, 'finance.')),
  })

  async function submit(event: BaseSyntheticEvent, wantsMore = false): Promise<void> {
    // Enter pressed twice is faster than the busy button, and the second save would conflict with the first.
    if (isSending.current) {
      event.preventDefault()
      return
    }
    isSending.current = true
    isMore.current = wantsMore
    setAlert(null)
    await form.handleSubmit((values) => saving.save(toFinanceWrite(values, money)))(event)
    isSending.current = false
  }

  return { form, draft, alert, submit, saving }
}
