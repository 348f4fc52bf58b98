import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { DESCRIPTION_MAX, type Finance } from '@contract/finances'
import { text } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import type { Money } from '@/i18n/money'
import { refetchFinances, removeFinance } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { addRefund } from '@/redux/finances/credit'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { PaymentDayFields } from '@/views/finances/ledger/PaymentDayFields'
import { wordsOf } from '@/views/finances/ledger/receivedAmount'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'
import { usePaymentDay } from '@/views/finances/ledger/usePaymentDay'
import { useUndo } from '@/shared/records/useUndo'

const FORM_ID = 'refund-form'

interface RefundValues {
  amount: string
  description: string
}

const schemaOf = (money: Money, most: number): z.ZodMiniType<RefundValues, RefundValues> =>
  z.strictObject({
    amount: z.string().check(z.refine((typed) => money.parse(typed, most).kind === 'amount', { error: 'not_allowed' })),
    description: text(DESCRIPTION_MAX),
  })

/** Refunds a paid entry or a member's credit; `most`: maximum in minor units. */
export type RefundSource = { of: Finance; most: number } | { memberId: string; name: string; most: number }

interface RefundDialogProps {
  source: RefundSource
  onDone: () => void
  /** The refund was undone, possibly long after the dialog closed. */
  onUndone: () => void
  onClose: () => void
}

/** Form for a refund: amount, day and method. */
export function RefundDialog({ source, onDone, onUndone, onClose }: RefundDialogProps) {
  const { t } = useTranslation(['credit', 'finances', 'dues', 'shell'])
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const money = useMoney()
  const { isClosed } = useClosedMonths()
  const day = usePaymentDay(isClosed)
  const [id] = useState(() => uuidv7())
  const [alert, setAlert] = useState<string | null>(null)
  const { most } = source
  const schema = useMemo(() => schemaOf(money, most), [money, most])
  const form = useSchemaForm<RefundValues>(schema, {
    amount: money.text(most),
    description: 'of' in source ? wordsOf(t('refund.ofEntry', { name: source.of.description })) : t('refund.ofCredit'),
  })
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)
  const amount = money.format(most)

  const undo = {
    run: () => dispatch(removeFinance(id)).unwrap(),
    done: t('refund.undone'),
    onSettled: () => {
      void dispatch(refetchFinances())
      onUndone()
    },
  }

  const submit = form.handleSubmit(async (values) => {
    const read = money.parse(values.amount, most)
    if (day.dateError !== undefined || read.kind !== 'amount') return
    setAlert(null)
    try {
      const whose = 'of' in source ? { of: source.of.id } : { memberId: source.memberId }
      const { description } = values
      const { amount: given } = await addRefund({ id, ...whose, amount: read.amount, description, ...day.payment })
      void dispatch(refetchFinances())
      showToast.success(t('refund.done', { amount: money.format(given) }), offerUndo(undo))
      onDone()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (form.showValidationErrors(failure.fields, 'refund.')) return
      setAlert(failure.code === 'conflict' ? t('refund.changed') : unsentText(failure))
    }
  })

  return (
    <Dialog
      isOpen
      title={t('refund.title')}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isSubmitting}>
            {t('refund.confirm')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        <p>
          {'of' in source
            ? t('refund.paid', { name: source.of.description, amount })
            : t('refund.credit', { name: source.name, amount })}
        </p>
        <AmountField control={form.control} name="amount" label={t('refund.amount')} max={most} />
        <TextField {...bind('description')} label={t('refund.description')} autoComplete="off" required />
        <PaymentDayFields day={day} />
      </Form>
    </Dialog>
  )
}
