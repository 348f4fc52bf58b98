import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { AMOUNT_MAX, Finance, FinanceStatus, financeStatuses } from '@contract/finances'
import type { Proposal } from '@contract/finances/recurring'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import type { Failure } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import type { Money } from '@/i18n/money'
import { useFormat } from '@/shared/dates/useFormat'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { typedAmount } from '@/shared/money/typedAmount'
import type { ProposalActs } from './useProposals'

const FORM_ID = 'proposal-form'

interface ProposalValues {
  /** As typed. */
  amount: string
  description: string
  date: string
  status: FinanceStatus
}

function proposalSchema(money: Money): z.ZodMiniType<ProposalValues, ProposalValues> {
  return z.strictObject({
    amount: typedAmount(money),
    description: Finance.shape.description,
    date: Finance.shape.date,
    status: FinanceStatus,
  })
}

interface ProposalDialogProps {
  proposal: Proposal
  /** Why it could not be booked as it is. */
  failure: Failure | null
  onBook: ProposalActs['book']
  onClose: () => void
}

/** What is booked this time, where it differs from what recurs. */
export function ProposalDialog({ proposal, failure, onBook, onClose }: ProposalDialogProps) {
  const { t } = useTranslation(['recurring', 'finances', 'shell'])
  const money = useMoney()
  const { monthInFull } = useFormat()
  const [id] = useState(() => uuidv7())
  const [refused, setRefused] = useState(failure)
  const { finance } = proposal
  const schema = useMemo(() => proposalSchema(money), [money])
  const form = useSchemaForm<ProposalValues>(schema, {
    amount: money.text(finance.amount),
    description: finance.description,
    date: finance.date,
    status: finance.status,
  })
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)

  const submit = form.handleSubmit(async ({ amount, description, date, status }) => {
    setRefused(null)
    const read = money.parse(amount, AMOUNT_MAX)
    const { method, dueDate: _dueDate, ...kept } = finance
    const isPaid = status === 'paid'
    const again = await onBook(proposal, {
      ...kept,
      id,
      amount: read.kind === 'amount' ? read.amount : finance.amount,
      description,
      date,
      status,
      ...(isPaid ? method && { method } : { dueDate: date }),
    })
    if (again === null) onClose()
    else if (!form.showValidationErrors(again.fields, 'booking.finance.')) setRefused(again)
  })

  function refusal(why: Failure): string {
    if (why.code === 'month_closed') return t('proposals.closed', { month: monthInFull(form.getValues('date')) })
    return 'booking.finance.accountId' in why.fields ? t('proposals.accountClosed') : unsentText(why)
  }

  return (
    <Dialog
      isOpen
      title={t('proposals.dialog', { name: finance.description })}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isSubmitting}>
            {t('proposals.book')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {refused && <FormAlert>{refusal(refused)}</FormAlert>}
        <AmountField control={form.control} name="amount" label={t('finances:fields.amount')} />
        <DateField {...bind('date')} label={t('finances:fields.date')} hint={t('proposals.dateHint')} required />
        <SelectField
          {...bind('status')}
          label={t('finances:fields.status')}
          options={financeStatuses.map((value) => ({ value, label: t(`finances:statuses.${value}`) }))}
          required
        />
        <TextField {...bind('description')} label={t('finances:fields.description')} autoComplete="off" required />
      </Form>
    </Dialog>
  )
}
