import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import type { EventBudgetSheet } from '@contract/finances/budgets'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { saveEventBudget } from '@/redux/finances/budgets'
import { BudgetFields } from '@/shared/finances/BudgetFields'
import { useBudgetForm, type ReadBudget } from '@/shared/finances/useBudgetForm'

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
  const { form, draft, alert, submit } = useBudgetForm({
    name: eventId,
    read: sheet.eventBudget ?? { lines: [] },
    save: ({ lines, version }) => saveEventBudget({ eventId, lines: [...lines], version }),
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
