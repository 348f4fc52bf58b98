import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Form } from 'reactstrap'
import { Transfer, type FinanceAccount } from '@contract/treasury/accounts'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { selectReconciled } from '@/redux/names'
import { saveTransfer } from '@/redux/treasury/accounts'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'
import { toTransfer, transferSchema, transferValues, type TransferValues } from './accountForm'
import { useTransferRemoval } from './useTransferRemoval'

const FORM_ID = 'transfer-form'

interface TransferDialogProps {
  accounts: readonly FinanceAccount[]
  /** The one to change; none, to add. */
  transfer?: Transfer | undefined
  /** From which account a new one goes, unless another is chosen. */
  from?: string | undefined
  onChanged: () => void
  onClose: () => void
}

/** Money from one account to another. */
export function TransferDialog({ accounts, transfer, from, onChanged, onClose }: TransferDialogProps) {
  const { t } = useTranslation(['accounts', 'shell'])
  const dispatch = useAppDispatch()
  const money = useMoney()
  const today = useToday()
  const { monthInFull } = useFormat()
  const { remove, offerUndo } = useTransferRemoval(onChanged)
  const [alert, setAlert] = useState<string | null>(null)
  const [version, setVersion] = useState(transfer?.version)
  const open = accounts.filter(
    ({ id, closedOn }) => closedOn === undefined || id === transfer?.fromAccountId || id === transfer?.toAccountId,
  )
  const [defaults] = useState(() => {
    const fromAccountId = from ?? open[0]?.id ?? ''
    const toAccountId = open.find(({ id }) => id !== fromAccountId)?.id ?? ''
    return transferValues(transfer, { fromAccountId, toAccountId, date: today }, money)
  })
  const schema = useMemo(() => transferSchema(money), [money])
  const form = useSchemaForm<TransferValues>(schema, defaults)
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)
  const isReconciled = useAppSelector(selectReconciled)[transfer?.id ?? ''] !== undefined
  const { isClosed } = useClosedMonths()
  const isInClosed = transfer !== undefined && isClosed(transfer.date)
  const options = open.map(({ id, name }) => ({ value: id, label: name }))

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      const { version: _read, ...write } = toTransfer(values, money)
      const saved = await dispatch(saveTransfer({ ...write, ...(version !== undefined && { version }) })).unwrap()
      offerUndo(saved, transfer)
      onChanged()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = Transfer.safeParse(failure.current)
      if (failure.code === 'conflict' && theirs.success) {
        setVersion(theirs.data.version)
        setAlert(t('transfer.conflict'))
      } else if (!form.showValidationErrors(failure.fields, 'transfer.')) setAlert(unsentText(failure))
    }
  })

  return (
    <Dialog
      isOpen
      title={transfer ? t('transfer.change') : t('transfer.new')}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      footer={
        <>
          {transfer && !isReconciled && !isInClosed && (
            <Button
              color="danger"
              onClick={() => {
                void remove(transfer)
                onClose()
              }}
            >
              {t('transfer.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isSubmitting} disabled={isInClosed}>
            {t('shell:save')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        {isInClosed && (
          <FormAlert tone="info">{t('transfers.closed', { month: monthInFull(transfer.date) })}</FormAlert>
        )}
        {isReconciled && !isInClosed && <FormAlert tone="info">{t('transfer.reconciled')}</FormAlert>}
        <p>
          {t('transfer.text')} {transfer && <Link to={paths.transfer(transfer.id)}>{t('transfer.history')}</Link>}
        </p>
        <SelectField {...bind('fromAccountId')} label={t('transfer.from')} options={options} required />
        <SelectField {...bind('toAccountId')} label={t('transfer.to')} options={options} required />
        <AmountField control={form.control} name="amount" label={t('transfer.amount')} />
        <DateField {...bind('date')} label={t('transfer.date')} required />
        <TextField {...bind('description')} label={t('transfer.description')} autoComplete="off" />
      </Form>
    </Dialog>
  )
}
