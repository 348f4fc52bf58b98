import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { AMOUNT_MAX, type Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf, type Failure } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import type { Money } from '@/i18n/money'
import { returnPayment, undoReturn } from '@/redux/finances/returns'
import { fetchSettlements } from '@/redux/finances/settlements'
import { dayError } from '@/shared/dates/dayError'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { creditInTheWay, type CreditInTheWay } from '@/views/finances/credit/creditInTheWay'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'
import { useUndo } from '@/shared/records/useUndo'
import { UsedCreditAlert } from './UsedCreditAlert'

const FORM_ID = 'return-form'

interface ReturnValues {
  /** The typed text; absent if the bank charged no fee. */
  fee?: string | undefined
  isPassedOn: boolean
}

const schemaOf = (money: Money): z.ZodMiniType<ReturnValues, ReturnValues> =>
  z.strictObject({
    fee: z.optional(
      z.string().check(z.refine((typed) => money.parse(typed, AMOUNT_MAX).kind === 'amount', { error: 'not_allowed' })),
    ),
    isPassedOn: z.boolean(),
  })

interface ReturnDialogProps {
  finance: Finance
  onChanged: () => void
  onClose: () => void
}

/** Records that the bank returned a payment: it is owed again, and the account matches the bank. */
export function ReturnDialog({ finance, onChanged, onClose }: ReturnDialogProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const { offerUndo } = useUndo()
  const money = useMoney()
  const { monthInFull } = useFormat()
  const { isClosed } = useClosedMonths()
  const [id] = useState(() => uuidv7())
  const [date, setDate] = useState(useToday())
  const [alert, setAlert] = useState<string | null>(null)
  /** Set after a failed attempt: what prevents the return. */
  const [inTheWay, setInTheWay] = useState<CreditInTheWay | null>(null)
  const takesBack = inTheWay?.givenBack.length === 0 ? inTheWay.uses.map((use) => use.id) : []
  const schema = useMemo(() => schemaOf(money), [money])
  const form = useSchemaForm<ReturnValues>(schema, { fee: '', isPassedOn: false })
  const bind = useBoundFields(form)
  const wrong = dayError(date)
  const closed = isClosed(date) ? t('months.dateClosed', { month: monthInFull(date) }) : undefined
  const dateError = wrong === undefined ? closed : validationErrorText(t, wrong)
  const amount = money.format(finance.amount)

  const undo = {
    run: () => undoReturn(id),
    done: t(takesBack.length > 0 ? 'bank.returnUndoneUnused' : 'bank.returnUndone'),
    onSettled: onChanged,
    failedText: unsentText,
  }

  /** Shows what prevents the return, if the credit was used. */
  async function explain(failure: Failure): Promise<void> {
    try {
      if (failure.code !== 'credit_used' || finance.memberId === undefined) return setAlert(unsentText(failure))
      const { credit } = await fetchSettlements(finance.memberId)
      const found = credit && creditInTheWay(finance, credit)
      if (found && found.missing > 0) setInTheWay(found)
      else setAlert(unsentText(failure))
    } catch {
      setAlert(unsentText(failure))
    }
  }

  function doneText(made: readonly Finance[]): string {
    if (takesBack.length > 0) return t('bank.returnedWithUses', { amount })
    const isOwed = made.some(({ status, description }) => status === 'pending' && description === finance.description)
    return t(isOwed ? 'bank.returned' : 'bank.returnedCredit', { amount })
  }

  const submit = form.handleSubmit(async ({ fee = '', isPassedOn }) => {
    if (dateError !== undefined) return
    setAlert(null)
    setInTheWay(null)
    const read = money.parse(fee, AMOUNT_MAX)
    const cost = read.kind === 'amount' && { amount: read.amount, description: t('bank.returnFeeName'), isPassedOn }
    const finances = [{ id: finance.id, version: finance.version }]
    let made: Finance[]
    try {
      made = await returnPayment({
        id,
        finances,
        date,
        ...(cost && { fee: cost }),
        ...(takesBack.length > 0 && { takesBack }),
      })
    } catch (thrown) {
      await explain(failureOf(thrown))
      return
    }
    showToast.success(doneText(made), offerUndo(undo))
    onClose()
    onChanged()
  })

  return (
    <Dialog
      isOpen
      title={t('bank.returnTitle')}
      closesOnBackdrop={!form.formState.isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={form.formState.isSubmitting}>
            {t(takesBack.length > 0 ? 'bank.returnWithUses' : 'bank.returnAct')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        {inTheWay && finance.memberId !== undefined && (
          <UsedCreditAlert memberId={finance.memberId} inTheWay={inTheWay} />
        )}
        <p>{t(inTheWay ? 'bank.returnTextCredit' : 'bank.returnText', { amount })}</p>
        <DateField
          label={t('bank.returnDate')}
          value={date}
          onChange={(event) => setDate(event.target.value)}
          error={dateError}
          required
        />
        <AmountField
          control={form.control}
          name="fee"
          label={t('bank.returnFee')}
          hint={t('bank.returnFeeHint')}
          isOptional
        />
        {finance.memberId !== undefined && <CheckboxField {...bind('isPassedOn')} label={t('bank.returnPassOn')} />}
      </Form>
    </Dialog>
  )
}
