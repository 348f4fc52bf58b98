import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { EventBudgetSheet } from '@contract/treasury/budgets'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useAppDispatch } from '@/redux/hooks'
import { saveEventBudget } from '@/redux/treasury/budgets'
import { BudgetFields } from '@/shared/treasury/BudgetFields'
import { useBudgetForm, type ReadBudget } from '@/shared/treasury/useBudgetForm'

const FORM_ID = 'event-budget-form'

interface EventBudgetDialogProps {
  eventId: string
  sheet: EventBudgetSheet
  onSaved: (before: ReadBudget) => void
  onClose: () => void
}

/** What an event is to bring and cost. Typed and not saved, it is there again when the dialog is opened the next time. */
export function EventBudgetDialog({ eventId, sheet, onSaved, onClose }: EventBudgetDialogProps) {
  const { t } = useTranslation(['budget', 'shell'])
  const dispatch = useAppDispatch()
  const { form, draft, alert, submit } = useBudgetForm({
    name: eventId,
    read: sheet.eventBudget ?? { lines: [] },
    save: ({ lines, version }) => dispatch(saveEventBudget({ eventId, lines: [...lines], version })).unwrap(),
    onSaved,
  })
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('event.title')}
      closesOnBackdrop={!draft.isDirty}
      onClose={onClose}
      footer={
        <>
          {alert !== null && <FormAlert>{alert}</FormAlert>}
          <Button
            onClick={() => {
              draft.clear()
              onClose()
            }}
          >
            {t('shell:cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={form.formState.isSubmitting}>
            {t('shell:save')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        <BudgetFields form={form} caption={t('event.lead')} />
      </Form>
    </Dialog>
  )
}
