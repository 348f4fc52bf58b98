import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Transfer, type FinanceAccount } from '@contract/finances/accounts'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { paths } from '@/configs/paths'
import { useAppSelector } from '@/redux/hooks'
import { selectReconciled } from '@/redux/entryFacts'
import { saveTransfer } from '@/redux/finances/accounts'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { CashNotice } from '@/views/finances/ledger/CashNotice'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'
import { toTransfer, transferSchema, transferValues, type TransferValues } from './accountForm'
import { useTransferRemoval } from './useTransferRemoval'

interface TransferDialogProps {
  accounts: readonly FinanceAccount[]
  /** The transfer to change; absent: a new one. */
  transfer?: Transfer | undefined
  /** The preselected source account of a new transfer. */
  from?: string | undefined
  onChanged: () => void
  onClose: () => void
}

const broughtTo = (accountId: string, { fromAccountId, toAccountId, amount }: Transfer) =>
  (toAccountId === accountId ? amount : 0) - (fromAccountId === accountId ? amount : 0)

/** Form for a transfer between two accounts. */
export function TransferDialog({ accounts, transfer, from, onChanged, onClose }: TransferDialogProps) {
  const { t } = useTranslation(['accounts', 'shell'])
  const money = useMoney()
  const today = useToday()
  const { monthInFull } = useFormat()
  const { remove, offerUndo } = useTransferRemoval(onChanged)
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
  const [source, target, amount, date] = useWatch({
    control: form.control,
    name: ['fromAccountId', 'toAccountId', 'amount', 'date'],
  })
  const targetField = bind('toAccountId')
  const targetError = targetField.error !== undefined && source === target ? t('transfer.same') : targetField.error
  const isReconciled = useAppSelector(selectReconciled)[transfer?.id ?? ''] !== undefined
  const { isClosed } = useClosedMonths()
  const isInClosed = transfer !== undefined && isClosed(transfer.date)
  const options = open.map(({ id, name }) => ({ value: id, label: name }))

  const { submit, alert } = useVersionedSubmit({
    form,
    record: transfer,
    schema: Transfer,
    prefix: 'transfer.',
    conflictText: () => t('transfer.conflict'),
    save: async (values, { version }) => {
      const { version: _read, ...write } = toTransfer(values, money)
      const saved = await saveTransfer({ ...write, ...(version !== undefined && { version }) })
      offerUndo(saved, transfer)
      onChanged()
      onClose()
    },
  })

  function removeAndClose(removed: Transfer): void {
    void remove(removed)
    onClose()
  }

  return (
    <FormDialog
      title={transfer ? t('transfer.change') : t('transfer.new')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      isLocked={isInClosed}
      removeLabel={t('transfer.remove')}
      onRemove={transfer && !isReconciled && !isInClosed ? () => removeAndClose(transfer) : undefined}
      onClose={onClose}
    >
      {isInClosed && <FormAlert tone="info">{t('transfers.closed', { month: monthInFull(transfer.date) })}</FormAlert>}
      {isReconciled && !isInClosed && <FormAlert tone="info">{t('transfer.reconciled')}</FormAlert>}
      <p>
        {t('transfer.text')} {transfer && <Link to={paths.transfer(transfer.id)}>{t('transfer.history')}</Link>}
      </p>
      <SelectField {...bind('fromAccountId')} label={t('transfer.from')} options={options} required />
      <SelectField {...targetField} error={targetError} label={t('transfer.to')} options={options} required />
      <AmountField control={form.control} name="amount" label={t('transfer.amount')} />
      <DateField {...bind('date')} label={t('transfer.date')} required />
      <CashNotice
        account={open.find(({ id }) => id === source)}
        date={date}
        amount={amount}
        stored={transfer && { date: transfer.date, amount: broughtTo(source, transfer) }}
      />
      <TextField {...bind('description')} label={t('transfer.description')} autoComplete="off" />
    </FormDialog>
  )
}
