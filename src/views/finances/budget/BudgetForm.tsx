import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Form } from 'reactstrap'
import { placeOf, type BudgetLine, type BudgetSheet } from '@contract/finances/budgets'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { saveBudget } from '@/redux/finances/budgets'
import { BudgetFields } from '@/shared/finances/BudgetFields'
import { useBudgetForm, type ReadBudget } from '@/shared/finances/useBudgetForm'
import { useMoney } from '@/shared/money/useMoney'

const BudgetStartDialog = lazyPart(
  loader(() => import('./BudgetStartDialog')),
  (file) => file.BudgetStartDialog,
)

interface BudgetFormProps {
  sheet: BudgetSheet
  nameOf: (year: string) => string
  /** Initial values of the fields, unsaved. */
  start?: readonly BudgetLine[] | undefined
  onSaved: (before: ReadBudget) => void
  onCancel: () => void
  /** The draft is gone; mount the form anew. */
  onDiscarded: () => void
}

/** Form for the budget of a year, with the previous year's sums beside the fields. */
export function BudgetForm({ sheet, nameOf, start, onSaved, onCancel, onDiscarded }: BudgetFormProps) {
  const { t } = useTranslation(['budget', 'shell'])
  const money = useMoney()
  const [isStarting, setStarting] = useState(false)
  const { year, budget, before } = sheet
  const yearBefore = nameOf(String(Number(year) - 1).padStart(4, '0'))
  const { form, draft, alert, submit, fill } = useBudgetForm({
    name: year,
    read: budget ?? { lines: [] },
    start,
    save: ({ lines, version }) => saveBudget({ year, lines: [...lines], version }),
    onSaved,
  })

  return (
    <>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        {draft.isRestored && (
          <DraftNote
            onDiscard={() => {
              draft.clear()
              onDiscarded()
            }}
          />
        )}
        <Card className="budget-form">
          <BudgetFields
            form={form}
            caption={t('form.lead')}
            hintOf={(place) => {
              const came = before.actual.find((line) => placeOf(line) === placeOf(place))
              return came && t('form.before', { year: yearBefore, amount: money.text(came.paid + came.pending) })
            }}
          />
        </Card>
        <FormActions>
          {alert !== null && <FormAlert>{alert}</FormAlert>}
          <Button type="submit" color="primary" isBusy={form.formState.isSubmitting}>
            {t('shell:save')}
          </Button>
          <Button onClick={() => setStarting(true)}>{t('start.again')}</Button>
          <Button
            color="ghost"
            disabled={form.formState.isSubmitting}
            onClick={() => {
              draft.clear()
              onCancel()
            }}
          >
            {t('shell:cancel')}
          </Button>
        </FormActions>
      </Form>
      {isStarting && (
        <BudgetStartDialog
          sheet={sheet}
          nameOf={nameOf}
          onStart={(lines) => {
            fill(lines)
            setStarting(false)
          }}
          onClose={() => setStarting(false)}
        />
      )}
    </>
  )
}
