import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { FeeClass, FeeRhythm, feeRhythms } from '@contract/finances/fees'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import type { Money } from '@/i18n/money'
import { removeFeeClass, saveFeeClass } from '@/redux/finances/fees'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { AuditLink } from '@/shared/records/AuditLink'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { useUndo } from '@/shared/records/useUndo'
import { typedAmount } from '@/shared/money/typedAmount'

const days = Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))

interface ClassValues {
  name: string
  /** The typed text; empty if the class is free. */
  amount?: string | undefined
  rhythm: FeeRhythm
  /** The chosen option; empty: no due day of its own. */
  dueDay?: string | undefined
}

function classSchema(money: Money): z.ZodMiniType<ClassValues, ClassValues> {
  return z.strictObject({
    name: FeeClass.shape.name,
    amount: z.optional(typedAmount(money)),
    rhythm: FeeRhythm,
    dueDay: z.optional(z.string()),
  })
}

interface FeeClassDialogProps {
  /** The class to change; absent: a new one. */
  feeClass?: FeeClass | undefined
  onChanged: () => void
  onClose: () => void
}

export function FeeClassDialog({ feeClass, onChanged, onClose }: FeeClassDialogProps) {
  const { t } = useTranslation(['fees', 'shell'])
  const { offerUndo } = useUndo()
  const money = useMoney()
  const schema = useMemo(() => classSchema(money), [money])
  const form = useSchemaForm<ClassValues>(schema, {
    name: feeClass?.name ?? '',
    amount: feeClass && feeClass.amount > 0 ? money.text(feeClass.amount) : '',
    rhythm: feeClass?.rhythm ?? 'monthly',
    dueDay: String(feeClass?.dueDay ?? ''),
  })
  const bind = useBoundFields(form)

  const { submit, alert, setAlert } = useVersionedSubmit({
    form,
    record: feeClass,
    schema: FeeClass,
    prefix: 'feeClass.',
    conflictText: () => t('class.conflict'),
    save: async ({ name, amount = '', rhythm, dueDay = '' }, target) => {
      const read = money.parse(amount, AMOUNT_MAX)
      const day = dueDay === '' ? undefined : Number(dueDay)
      const cents = read.kind === 'amount' ? read.amount : 0
      await saveFeeClass({ ...target, name, rhythm, amount: cents, ...(day !== undefined && { dueDay: day }) })
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
      <SelectField
        {...bind('rhythm')}
        label={t('class.rhythm')}
        options={feeRhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
        required
      />
      <SelectField
        {...bind('dueDay')}
        label={t('class.dueDay')}
        hint={t('class.dueDayHint')}
        options={[{ value: '', label: t('class.dueDayNone') }, ...days]}
      />
    </FormDialog>
  )
}
