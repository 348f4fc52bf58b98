import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { AMOUNT_MAX } from '@contract/finances'
import { FeeSettings, type FeeSettingsWrite } from '@contract/finances/fees'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { saveFeeSettings } from '@/redux/finances/fees'
import { toastFailure } from '@/shared/failures/toastFailure'
import { AmountField } from '@/shared/money/AmountField'
import { typedAmount } from '@/shared/money/typedAmount'
import { useMoney } from '@/shared/money/useMoney'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'

interface FamilyValues {
  second: string
  further: string
  /** The typed text; empty: no most. */
  yearlyMost?: string | undefined
}

/** What is usual where nothing is set yet. */
const HALF = 50

interface FamilyRateDialogProps {
  settings: FeeSettings
  onChanged: () => void
  onClose: () => void
}

export function FamilyRateDialog({ settings, onChanged, onClose }: FamilyRateDialogProps) {
  const { t } = useTranslation('fees')
  const money = useMoney()
  const { family } = settings
  const schema = useMemo(() => {
    const percent = z.string().check(
      z.regex(/^\d+$/, { error: 'not_whole', abort: true }),
      z.refine((typed) => Number(typed) <= 100, { error: 'too_big:100' }),
    )
    return z.strictObject({ second: percent, further: percent, yearlyMost: z.optional(typedAmount(money)) })
  }, [money])
  const form = useSchemaForm<FamilyValues>(schema, {
    second: String(family?.second ?? HALF),
    further: String(family?.further ?? HALF),
    yearlyMost: family?.yearlyMost === undefined ? '' : money.text(family.yearlyMost),
  })
  const bind = useBoundFields(form)

  const { submit, alert } = useVersionedSubmit({
    form,
    record: settings,
    schema: FeeSettings,
    prefix: 'settings.family.',
    conflictText: () => t('family.conflict'),
    save: async ({ second, further, yearlyMost = '' }, { version = settings.version }) => {
      const most = money.parse(yearlyMost, AMOUNT_MAX)
      await finish({
        version,
        family: {
          second: Number(second),
          further: Number(further),
          ...(most.kind === 'amount' && { yearlyMost: most.amount }),
        },
      })
    },
  })

  async function finish(changed: FeeSettingsWrite): Promise<void> {
    await saveFeeSettings(changed)
    showToast.success(t('settings.saved'))
    onChanged()
    onClose()
  }

  function remove(): void {
    void finish({ version: settings.version, family: null }).catch((thrown: unknown) => toastFailure(failureOf(thrown)))
  }

  return (
    <FormDialog
      title={t('family.title')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={family && remove}
      removeLabel={t('family.remove')}
      onClose={onClose}
    >
      <p>{t('family.lead')}</p>
      <TextField {...bind('second')} label={t('family.second')} inputMode="numeric" autoComplete="off" required />
      <TextField {...bind('further')} label={t('family.further')} inputMode="numeric" autoComplete="off" required />
      <AmountField
        control={form.control}
        name="yearlyMost"
        label={t('family.yearlyMost')}
        hint={t('family.yearlyMostHint')}
        isOptional
      />
    </FormDialog>
  )
}
