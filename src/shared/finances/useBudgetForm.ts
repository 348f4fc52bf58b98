import { useLayoutEffect, useMemo, useRef, useState, type BaseSyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { BudgetLine } from '@contract/finances/budgets'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm, type SchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { useMoney } from '@/shared/money/useMoney'
import { budgetSchema, linesOf, mergeLines, valuesOf, type BudgetValues } from './budgetForm'
import { useSubcategories } from './useSubcategories'

/** A budget as it was read; without version if it was never saved. */
export interface ReadBudget {
  lines: readonly BudgetLine[]
  version?: number | undefined
}

const Current = z.object({ lines: z.array(BudgetLine), version: z.number() })

interface BudgetFormOptions {
  /** Identifies the draft: the year's or the event's budget. */
  name: string
  read: ReadBudget
  /** Initial values of the fields, unsaved, instead of the ones that were read. */
  start?: readonly BudgetLine[] | undefined
  save: (written: ReadBudget) => Promise<ReadBudget>
  /** `before`: the previous budget, under the version with which it can be restored. */
  onSaved: (before: ReadBudget) => void
}

interface BudgetFormState {
  form: SchemaForm<BudgetValues>
  draft: ReturnType<typeof useFormDraft>
  alert: string | null
  submit: (event: BaseSyntheticEvent) => Promise<void>
  /** Writes lines into the fields. */
  fill: (lines: readonly BudgetLine[]) => void
}

export const budgetDraftKey = (userId: string, name: string): string => `${userId}.finances.budget.${name}`

/** The state of a budget's fields. Concurrent changes are merged line by line, and saved with the next press. */
export function useBudgetForm({ name, read, start, save, onSaved }: BudgetFormOptions): BudgetFormState {
  const { t } = useTranslation(['budget', 'finances'])
  const money = useMoney()
  const { textOf } = useSubcategories()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const schema = useMemo(() => budgetSchema(money), [money])
  const base = useRef(read)
  const [defaults] = useState(() => valuesOf(read.lines, read.version, money))
  const form = useSchemaForm<BudgetValues>(schema, defaults)
  const draft = useFormDraft<BudgetValues>({ key: budgetDraftKey(userId, name), form, defaults })
  const { alert, setAlert, refuse } = useFormAlert()
  const isSending = useRef(false)
  useDirtyWarning(draft.isDirty)

  const { setValue } = form
  const [begun] = useState(start)
  useLayoutEffect(() => {
    if (begun) setValue('lines', valuesOf(begun, undefined, money).lines, { shouldDirty: true })
  }, [begun, setValue, money])

  function fill(lines: readonly BudgetLine[]): void {
    setValue('lines', valuesOf(lines, undefined, money).lines, { shouldDirty: true, shouldValidate: true })
  }

  async function send(values: BudgetValues): Promise<void> {
    const mine = linesOf(values, money)
    const was = base.current
    try {
      const saved = await save({ lines: mine, ...(was.version !== undefined && { version: was.version }) })
      draft.clear()
      onSaved({ lines: was.lines, version: saved.version })
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = Current.safeParse(failure.current)
      if (failure.code !== 'conflict' || !theirs.success) return refuse(failure, () => false)
      const { lines, disputed } = mergeLines(was.lines, mine, theirs.data.lines)
      base.current = theirs.data
      fill(lines)
      const named = disputed.map(({ kind, amount, ...place }) => {
        const line = t('form.field', { kind: t(kind), category: textOf(place) })
        return `${line} ${amount === 0 ? t('form.nothing') : money.format(amount)}`
      })
      setAlert(named.length === 0 ? t('form.conflict') : t('form.disputed', { lines: named.join('; ') }))
    }
  }

  async function submit(event: BaseSyntheticEvent): Promise<void> {
    // Enter pressed twice is faster than the busy button.
    if (isSending.current) return event.preventDefault()
    isSending.current = true
    setAlert(null)
    await form.handleSubmit(send)(event)
    isSending.current = false
  }

  return { form, draft, alert, submit, fill }
}
