import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import { FinanceAccount, financeAccountKinds } from '@contract/finances/accounts'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { saveAccount } from '@/redux/finances/accounts'
import { useToday } from '@/shared/dates/useToday'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { accountPath, accountSchema, accountValues, toAccountBody, type AccountValues } from './accountForm'
import { useAccountUndo } from './useAccountUndo'

interface AccountDialogProps {
  /** The account to change; absent: a new one. */
  account: FinanceAccount | undefined
  onSaved: () => void
  onClose: () => void
}

/** Form for an account: name, kind and opening balance, and the last day of a closed account. */
export function AccountDialog({ account, onSaved, onClose }: AccountDialogProps) {
  const { t } = useTranslation(['accounts', 'shell'])
  const offerUndo = useAccountUndo(onSaved)
  const money = useMoney()
  const today = useToday()
  const groupId = useAppSelector(selectUser)?.group.id
  const isFirst = account !== undefined && account.id === groupId
  const [openingId] = useState(() => uuidv7())
  const [defaults] = useState(() => accountValues(account, today))
  const schema = useMemo(() => accountSchema(money), [money])
  const form = useSchemaForm<AccountValues>(schema, defaults)
  const bind = useBoundFields(form)
  const hasOpening = (useWatch({ control: form.control, name: 'opening' }) ?? '') !== ''

  const { submit, alert } = useVersionedSubmit({
    form,
    record: account,
    schema: FinanceAccount,
    prefix: 'account.',
    fieldPath: accountPath,
    conflictText: () => t('conflict'),
    save: async (values, target) => {
      const openingText = t('openingText', { name: values.name })
      const body = toAccountBody(values, { ...target, openingId }, { money, openingText })
      offerUndo(await saveAccount(body), account, body.opening !== undefined)
      onSaved()
      onClose()
    },
  })

  return (
    <FormDialog
      title={account ? t('changeOf', { name: account.name }) : t('add')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('fields.name')} hint={t('nameHint')} autoComplete="off" required />
      <SelectField
        {...bind('kind')}
        label={t('fields.kind')}
        options={financeAccountKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        required
      />
      <TextField {...bind('number')} label={t('fields.number')} hint={t('numberHint')} autoComplete="off" />
      {account === undefined && (
        <>
          <AmountField
            control={form.control}
            name="opening"
            label={t('fields.opening')}
            hint={t('openingHint')}
            isOptional
          />
          {hasOpening && (
            <>
              <CheckboxField {...form.register('isOverdrawn')} label={t('overdrawn')} />
              <DateField
                {...bind('openingDate')}
                label={t('fields.openingDate')}
                hint={t('openingDateHint')}
                required
              />
            </>
          )}
        </>
      )}
      {account !== undefined && !isFirst && (
        <DateField {...bind('closedOn')} label={t('fields.closedOn')} hint={t('closedOnHint')} />
      )}
    </FormDialog>
  )
}
