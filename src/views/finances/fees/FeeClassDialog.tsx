import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AMOUNT_MAX } from '@contract/finances'
import { chargedMonths, exactRhythm } from '@contract/finances/feeClasses'
import { FeeClass, feeRhythms, type FeeRhythm } from '@contract/finances/fees'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { removeFeeClass, saveFeeClass } from '@/redux/finances/fees'
import { useToday } from '@/shared/dates/useToday'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { AuditLink } from '@/shared/records/AuditLink'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { useUndo } from '@/shared/records/useUndo'
import { monthNames } from '@/i18n/monthNames'
import { feeClassSchema, laterAmountsOf, type FeeClassValues } from './feeClassForm'
import { LaterAmountRows } from './LaterAmountRows'

const days = Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))

/** Rhythms whose periods may begin in any month. */
const takesFirstMonth = (rhythm: FeeRhythm) => rhythm !== 'monthly' && rhythm !== 'season'

interface FeeClassDialogProps {
  /** The class to change; absent: a new one. */
  feeClass?: FeeClass | undefined
  /** The other ones, of which one may follow. */
  others: readonly FeeClass[]
  onChanged: () => void
  onClose: () => void
}

export function FeeClassDialog({ feeClass, others, onChanged, onClose }: FeeClassDialogProps) {
  const { t, i18n } = useTranslation(['fees', 'shell'])
  const { offerUndo } = useUndo()
  const money = useMoney()
  const thisMonth = useToday().slice(0, 7)
  const schema = useMemo(() => feeClassSchema(money), [money])
  const form = useSchemaForm<FeeClassValues>(schema, {
    name: feeClass?.name ?? '',
    amount: feeClass && feeClass.amount > 0 ? money.text(feeClass.amount) : '',
    laterAmounts: (feeClass?.laterAmounts ?? []).map(({ from, amount }) => ({
      from,
      amount: amount > 0 ? money.text(amount) : '',
    })),
    joiningFee: feeClass?.joiningFee ? money.text(feeClass.joiningFee.amount) : '',
    joiningFrom: feeClass?.joiningFee?.from ?? thisMonth,
    ageLimit: String(feeClass?.ageLimit?.age ?? ''),
    nextClassId: feeClass?.ageLimit?.nextClassId ?? '',
    rhythm: feeClass?.rhythm ?? 'monthly',
    firstMonth: String(feeClass?.firstMonth ?? 1),
    dueDay: String(feeClass?.dueDay ?? ''),
  })
  const bind = useBoundFields(form)
  const [rhythm, joiningFee = '', ageLimit = ''] = useWatch({
    control: form.control,
    name: ['rhythm', 'joiningFee', 'ageLimit'],
  })
  const months = monthNames(i18n.language)
  /** `January, July`. */
  const monthsFrom = (firstMonth: number) =>
    new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
      chargedMonths(rhythm, firstMonth, 1).map((month) => months[month - 1] ?? ''),
    )

  const { submit, alert, setAlert } = useVersionedSubmit({
    form,
    record: feeClass,
    schema: FeeClass,
    prefix: 'feeClass.',
    conflictText: () => t('class.conflict'),
    save: async (values, target) => {
      const {
        name,
        amount = '',
        laterAmounts,
        joiningFee = '',
        joiningFrom,
        rhythm,
        firstMonth = '1',
        dueDay = '',
        ageLimit: age = '',
        nextClassId = '',
      } = values
      const read = money.parse(amount, AMOUNT_MAX)
      const joining = money.parse(joiningFee, AMOUNT_MAX)
      const later = laterAmountsOf(laterAmounts, money)
      const begins = Number(firstMonth)
      const day = dueDay === '' ? undefined : Number(dueDay)
      const cents = read.kind === 'amount' ? read.amount : 0
      await saveFeeClass({
        ...target,
        name,
        rhythm,
        amount: cents,
        ...(later.length > 0 && { laterAmounts: later }),
        ...(joining.kind === 'amount' &&
          joining.amount > 0 &&
          joiningFrom !== undefined && { joiningFee: { amount: joining.amount, from: joiningFrom } }),
        ...(age !== '' && { ageLimit: { age: Number(age), ...(nextClassId !== '' && { nextClassId }) } }),
        ...(takesFirstMonth(rhythm) && begins > 1 && { firstMonth: begins }),
        ...(day !== undefined && { dueDay: day }),
      })
      showToast.success(t('class.saved', { name }))
      onChanged()
      onClose()
    },
  })

  async function remove(removed: FeeClass): Promise<void> {
    try {
      await removeFeeClass(removed.id)
      const run = () => saveFeeClass(removed)
      const undo = offerUndo({ run, onSettled: onChanged, failedText: unsentText })
      showToast.success(t('class.removed', { name: removed.name }), undo)
      onChanged()
      onClose()
    } catch (thrown) {
      setAlert(unsentText(failureOf(thrown)))
    }
  }

  return (
    <FormDialog
      title={feeClass ? t('class.change') : t('class.new')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={feeClass && (() => void remove(feeClass))}
      onClose={onClose}
      after={feeClass && <AuditLink subjectId={feeClass.id} />}
    >
      <TextField {...bind('name')} label={t('class.name')} hint={t('class.nameHint')} autoComplete="off" required />
      <AmountField
        control={form.control}
        name="amount"
        label={t('class.amount')}
        hint={t('class.amountHint')}
        isOptional
      />
      <LaterAmountRows form={form} />
      <SelectField
        {...bind('rhythm')}
        label={t('class.rhythm')}
        options={feeRhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
        required
      />
      {takesFirstMonth(rhythm) && (
        <SelectField
          {...bind('firstMonth')}
          label={t('class.firstMonth')}
          options={months
            .slice(0, exactRhythm(rhythm, 1, 1).length)
            .map((_, at) => ({ value: String(at + 1), label: monthsFrom(at + 1) }))}
          required
        />
      )}
      <SelectField
        {...bind('dueDay')}
        label={t('class.dueDay')}
        hint={t('class.dueDayHint')}
        options={[{ value: '', label: t('class.dueDayNone') }, ...days]}
      />
      <AmountField
        control={form.control}
        name="joiningFee"
        label={t('class.joiningFee')}
        hint={t('class.joiningFeeHint')}
        isOptional
      />
      {joiningFee !== '' && <DateField {...bind('joiningFrom')} type="month" label={t('class.joiningFrom')} required />}
      <TextField
        {...bind('ageLimit')}
        label={t('class.ageLimit')}
        hint={t('class.ageLimitHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      {ageLimit !== '' && (
        <SelectField
          {...bind('nextClassId')}
          label={t('class.nextClass')}
          options={[
            { value: '', label: t('class.nextClassNone') },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </FormDialog>
  )
}
